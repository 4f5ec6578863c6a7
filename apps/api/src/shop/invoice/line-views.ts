// Lines of a document as callers read them: with the numbers of their contracts, as the document has them. [ACC-03]
import { contractNumberIn, type Invoice } from "@kontor/domain/shop/invoice";

export const lineViews = (invoice: Invoice) =>
  invoice.lines.map(({ contracts, part: _part, ...line }) => ({
    ...line,
    contracts: contracts.map((id) => contractNumberIn(invoice, id)),
  }));
