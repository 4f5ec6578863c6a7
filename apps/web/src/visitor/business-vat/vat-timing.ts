// How the answer with a page tells its scripts that it was entered as a business page, or left: an entry of its server timing, which no other page load sees. [VAT-04] [VAT-05]

/** The name of the entry; its description is `entered` or `left`. */
export const vatTiming = "business-vat";
