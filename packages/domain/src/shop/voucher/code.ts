// How a voucher code is written. [CRT-04]

/** A typed code as codes are issued: trimmed, in capitals; empty where none was typed. */
export const codeAsIssued = (typed: string): string => typed.trim().toUpperCase();
