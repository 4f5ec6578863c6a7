// The hyphen at which no line breaks is for reading alone: titles, files and machines get that of the keyboard. [CNT-01]

export const hardHyphen = "\u2011";

/** The text for titles, files and machines. */
export const withPlainHyphens = (text: string): string => text.replaceAll(hardHyphen, "-");
