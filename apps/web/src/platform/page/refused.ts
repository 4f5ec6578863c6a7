// A refusal of the API as a page shows it.

/** A refusal as the API told it: its text is in the language of the page already. */
export interface Refused {
  readonly refusal: string;
  readonly detail: string;
}
