"""What games are made of: studies and reviews."""

from .compare import Comparison, compare
from .plan import Plan
from .review import Review, review
from .run import study
from .study import Study

__all__ = ["Comparison", "Plan", "Review", "Study", "compare", "review", "study"]
