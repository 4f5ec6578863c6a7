// What a PDF is made of, for contexts that write one: the API's library makes it.
export type { PdfDocument } from "@kontor/api/pdf";
