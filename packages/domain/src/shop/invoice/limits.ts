// Days and lengths of invoices. [ACC-03]

/** Days to pay, as the terms say; digits of a number; the length that a code for a transfer has room for; of what staff say on a credit note. */
export const invoiceLimits = {
  daysToPay: 14,
  digits: 6,
  nameOfTransfer: 70,
  greatestTransfer: 99_999_999_999,
  textOfCredit: 300,
} as const;

/** How many titles say what a document of the list is for; the others are counted. [ACC-09] */
export const listLimits = { titles: 2 } as const;

/** What an account shows at once of what runs, of names and of days ahead; the rest stands in the list of all. [ACC-02] */
export const overviewLimits = { ships: 6, names: 12, dates: 3 } as const;
