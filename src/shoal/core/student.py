"""Student's t: how many standard errors an interval reaches to each side."""

from statistics import NormalDist

# For 95 % and 1, 2, 3 … degrees of freedom, where the expansion below is not good enough.
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
TWO_SIDED = 0.975  # what lies below the upper end of a 95 % interval


def student_t(freedom: int, below: float = TWO_SIDED) -> float:
    """By its expansion around the normal distribution: to three digits from ten degrees of freedom on."""
    if below == TWO_SIDED and freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NormalDist().inv_cdf(below)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
