// An address as part of a file's name.

/** As long as file systems take it beside a number. */
const longest = 200;

export const mailbox = (address: string): string => encodeURIComponent(address.toLowerCase()).slice(0, longest);
