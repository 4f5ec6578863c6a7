// An account number as people read it: in groups of four.
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
