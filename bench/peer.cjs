// The peer of bench/table.py: boardgame.io with everything in memory, one server process, over the loopback only.
// Two players sit at every table; whoever is to move does, and the time runs until the other one has the new state.
//
//   node peer.cjs FOLDER TABLES RATE SECONDS      prints the figures as JSON
//   node peer.cjs FOLDER serve PORT               is the server; FOLDER has boardgame.io in its node_modules

const { fork } = require('node:child_process');
const { createRequire } = require('node:module');
const { readFileSync } = require('node:fs');
const net = require('node:net');
const path = require('node:path');

const [folder, what, ...given] = process.argv.slice(2);
const need = createRequire(path.join(folder, 'package.json'));

// About as much state as a table of ours shows, and a move that changes a little of it.
const game = {
  name: 'peer',
  setup: () => ({ pieces: Array.from({ length: 160 }, (_, id) => ({ id, at: id % 40, owner: id % 2, kind: 'piece' })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go({ G }, which, at) {
      G.pieces[which].at = at;
    },
  },
};

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const memory = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory };
}

function freePort() {
  return new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

// Without a lobby a match begins when its first player comes.
async function sitDown(address, matchID) {
  const { Client } = need('boardgame.io/client');
  const { SocketIO } = need('boardgame.io/multiplayer');
  const clients = [];
  for (const playerID of ['0', '1']) {
    const client = Client({
      game,
      matchID,
      playerID,
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
      debug: false,
    });
    client.start();
    while (!client.getState()) await wait(5);
    clients.push(client);
  }
  return clients;
}

async function play(clients, start, gap, end, waits) {
  for (let move = 0; ; move++) {
    const due = start + move * gap - performance.now();
    if (due > 0) await wait(due);
    if (performance.now() > end) return;
    const mover = clients[move % 2];
    const other = clients[(move + 1) % 2];
    while (mover.getState().ctx.currentPlayer !== String(move % 2)) await wait(1);
    const before = other.getState()._stateID;
    const sent = performance.now();
    const heard = new Promise((done) => {
      const stop = other.subscribe((state) => {
        if (state && state._stateID > before) {
          stop();
          done(performance.now());
        }
      });
    });
    mover.moves.go(move % 160, move % 40);
    waits.push((await heard) - sent);
  }
}

async function measure(tables, rate, seconds) {
  const port = await freePort();
  const server = fork(__filename, [folder, 'serve', String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    await new Promise((done) => server.once('message', done));
    const before = used(server.pid);
    const seated = [];
    for (let number = 0; number < tables; number++) {
      seated.push(await sitDown(`http://127.0.0.1:${port}`, `match-${number}`));
    }
    const began = used(server.pid);
    // Without a rate every move follows the last one at once.
    const gap = rate ? 1000 / rate : 0;
    const start = performance.now() + 300;
    const end = start + 1000 * seconds;
    const waits = [];
    await Promise.all(seated.map((each, number) => play(each, start + (number * gap) / tables, gap, end, waits)));
    const took = (performance.now() - start) / 1000;
    const after = used(server.pid);
    waits.sort((a, b) => a - b);
    return {
      choices: waits.length,
      throughput: waits.length / took,
      p50: percentile(waits, 0.5),
      p95: percentile(waits, 0.95),
      p99: percentile(waits, 0.99),
      cpu_milliseconds: (1000 * (after.cpu - began.cpu)) / waits.length,
      memory_table: (after.memory - before.memory) / tables,
    };
  } finally {
    server.kill();
  }
}

if (what === 'serve') {
  const { Server, Origins } = need('boardgame.io/server');
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  server.run({ port: Number(given[0]), callback: () => process.send('ready') });
} else {
  measure(Number(what), Number(given[0]), Number(given[1])).then((found) => {
    process.stdout.write(`${JSON.stringify(found)}\n`);
    process.exit(0);
  });
}
