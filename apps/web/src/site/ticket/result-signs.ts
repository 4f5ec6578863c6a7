// The sign of each answer at the check, beside its colour and its words. [TKT-02]

export const resultSigns = {
  ready: "○",
  admitted: "✓",
  provisional: "✓",
  double: "2×",
  unknown: "?",
  "other-event": "≠",
  invalid: "!",
} as const;

export type ResultKind = keyof typeof resultSigns;
