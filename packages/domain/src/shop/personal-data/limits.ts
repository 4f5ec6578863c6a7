// How long what is stored of customers stays: the only place of each number, for the tidying, the table of the privacy page and the letters. [ACC-06]

/** Texts and recipients of letters, after they were sent. */
export const lettersStoredDays = 14;

/** Messages and applications: so that an answer can still be asked about, and an application until no claim can be made (§ 15 (4) AGG). Ours. [FRM-03] [FRM-04] */
export const messagesStoredDays = 180;

/** Tickets, their holders and admissions, after the event began. [TKT-06] */
export const ticketsStoredDays = 90;

/** Declarations, notices and requests about one's data, as proof: years after the one in which they arrived. [LGL-02] [LGL-03] [LGL-05] */
export const yearsOfProof = 3;

/** Years after the one in which the last contract ended: commercial letters and records of accounts (§ 257 HGB, § 147 AO). */
export const yearsOfOrders = 6;
export const yearsOfInvoices = 8;
