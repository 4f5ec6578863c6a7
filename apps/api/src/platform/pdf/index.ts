// The door of PDFs for who serves them beside the API: documents of blocks, and sheets of labels as they come.
export type { PdfBlock, PdfDocument } from "./blocks.ts";
export { type Label, type LabelSheets, labelSheets } from "./labels.ts";
export { drawnPdf } from "./drawing.ts";
export { fairTurns, type Waiting } from "./fair-queue.ts";
