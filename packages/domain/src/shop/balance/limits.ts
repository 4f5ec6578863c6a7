// Days and amounts of payments. [BAL-02] [BAL-03]

/** Days to pay back what was received (§ 357 BGB); how long before its document money may have come; days to pay a charge; the highest amount of one payment, in cents. */
export const balanceLimits = {
  daysToPayBack: 14,
  earliestDays: 366,
  daysToPayCharges: 14,
  greatest: 99_999_999_999,
} as const;
