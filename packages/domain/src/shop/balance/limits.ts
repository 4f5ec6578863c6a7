// Days and amounts of payments. [BAL-02] [BAL-03]

/** Days to pay back what was received (§ 357 BGB); how long before its document money may have come; days to pay a charge; the highest amount of one payment and of one fee, in cents; digits of the number of a charge; the longest name of an account holder (SEPA). */
export const balanceLimits = {
  daysToPayBack: 14,
  earliestDays: 366,
  daysToPayCharges: 14,
  greatest: 99_999_999_999,
  greatestFee: 100_000,
  digits: 6,
  holder: 70,
} as const;
