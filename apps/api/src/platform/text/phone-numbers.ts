// Telephone numbers as libphonenumber reads them, with all of its metadata: the number that is dialled, and whether its country has such. [CUS-04] [REP2-3]

export interface ReadNumber {
  readonly number: string;
  readonly isPossible: boolean;
}

/** The metadata of all countries is loaded with the first number that is read. */
export const numberReader = async (): Promise<(number: string) => ReadNumber> => {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  return (number) => {
    const read = parsePhoneNumberFromString(number, { extract: false });
    return read?.isPossible() === true ? { number: read.number, isPossible: true } : { number, isPossible: false };
  };
};
