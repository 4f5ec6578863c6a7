// What is refused of invoices: rule, status and both texts of each refusal in one entry. [ACC-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  InvoiceUnknown: {
    rule: "ACC-03",
    status: 404,
    en: "This invoice could not be found.",
    de: "Diese Rechnung wurde nicht gefunden.",
  },
});
