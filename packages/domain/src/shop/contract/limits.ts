// Days, months and years of contracts. [CON-01] [CON-02] [CON-04]

/** As the specification has them. */
export const contractLimits = { noticeDays: 31, renewalMonths: 12, guaranteeDays: 30, withdrawalDays: 14, minimumAge: 18 } as const;
