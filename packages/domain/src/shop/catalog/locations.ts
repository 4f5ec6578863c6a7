// Where servers stand. [PRD-02]

/** `any` is "no preference" and covers AT, DE and NL. [PRD-02] */
export const locations = ["any", "AT", "DE", "NL"] as const;
