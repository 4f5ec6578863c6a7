// What rows of several lists share. [DSK-05]

/** Whom a row belongs to; the name is gone with the account. */
export interface RowCustomer {
  readonly number: string;
  /** The company, or the person. */
  readonly name: string | null;
}
