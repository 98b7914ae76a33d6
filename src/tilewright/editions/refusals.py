"""Why an edition or a house rule may be refused, and the rule behind each refusal."""

from tilewright.core.refusal import NO_RULE, declare

REFUSALS = declare(
    {
        "unknown-edition": NO_RULE,
        "unknown-house-rule": NO_RULE,
        "house-rules-clash": "R-6.6",
        "house-rule-value": "R-6.6",
    }
)
