"""Options: the fixed vocabulary of choices a game can offer."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

_vocabularies: dict[str, Vocabulary] = {}


class Option:
    """One choice, as a name. What it means now is told by the step that asks."""

    __slots__ = ("anytime", "code", "id", "vocabulary")

    def __init__(self, code: str, id: int, anytime: bool, vocabulary: Vocabulary) -> None:
        self.code = code
        self.id = id
        self.anytime = anytime
        self.vocabulary = vocabulary

    def __repr__(self) -> str:
        return f"Option({self.code!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restore_option, (self.vocabulary.game, self.vocabulary.module, self.code)


class Vocabulary:
    """All options of one game, made at import; `module` is where, so that an option can be unpickled anywhere."""

    def __init__(self, game: str, module: str) -> None:
        self.game = game
        self.module = module
        self._by_code: dict[str, Option] = {}
        self._by_id: list[Option] = []
        self._closed = False
        _vocabularies[game] = self

    def option(self, code: str, *, anytime: bool = False) -> Option:
        """The option with this code, made if it is new (only while the game is being imported)."""
        known = self._by_code.get(code)
        if known is not None:
            if known.anytime != anytime:
                raise ValueError(f"{self.game}: option {code!r} is both an anytime and an ordinary option")
            return known
        if self._closed:
            raise ValueError(f"{self.game}: option {code!r} is not in the vocabulary, which is closed after import")
        option = Option(code, len(self._by_id), anytime, self)
        self._by_code[code] = option
        self._by_id.append(option)
        return option

    def close(self) -> None:
        """From now on the action space is fixed."""
        self._closed = True

    def __getitem__(self, code: str) -> Option:
        return self._by_code[code]

    def __contains__(self, code: object) -> bool:
        return code in self._by_code

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)


def _restore_option(game: str, module: str, code: str) -> Option:
    if game not in _vocabularies:
        import_module(module)
    return _vocabularies[game][code]
