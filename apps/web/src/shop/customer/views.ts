// What the fields of an address choose from.

export interface CountryView {
  readonly iso: string;
  readonly name: string;
}
