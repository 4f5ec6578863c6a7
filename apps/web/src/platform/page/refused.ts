// A refusal of the API as a page shows it.

/** A refusal as the API sent it: its text is already in the language of the page. */
export interface Refused {
  readonly refusal: string;
  readonly detail: string;
}
