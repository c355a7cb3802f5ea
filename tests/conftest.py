"""Settings for the whole test suite."""

from hypothesis import HealthCheck, settings

# Speed is measured in bench/, never by a timed test; the same examples are drawn in every run.
settings.register_profile("zataku", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("zataku")
