// How a voucher code is written. [CRT-04]

import { codeTyped } from "#kernel/text";

/** A typed code as codes are issued, however it was pasted; empty where none was typed. [REP2-5] */
export const codeAsIssued = (typed: string): string => codeTyped(typed);
