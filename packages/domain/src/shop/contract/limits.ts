// Days, months and years of contracts; how far a clock may be away, and how long one that is further away is doubted. [CON-01] [CON-02] [CON-04] [ACC-07]

const hour = 3_600_000;

/** As the specification has them; a process that was away over a weekend goes on at once. */
export const contractLimits = {
  noticeDays: 31,
  renewalMonths: 12,
  guaranteeDays: 30,
  withdrawalDays: 14,
  minimumAge: 18,
  clockGapMs: 72 * hour,
  clockDoubtMs: 24 * hour,
  clockBreakMs: hour,
} as const;
