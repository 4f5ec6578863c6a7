// What is refused about VAT: rule, status and both texts of each refusal in one entry. [CUS-07] [VAT-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  VatMapFailed: {
    rule: "VAT-03",
    status: 500,
    en: "Failed to fetch vat information; {{reason}}",
    de: "Die Umsatzsteuersätze konnten nicht abgerufen werden; {{reason}}",
  },
  VatMapEmpty: {
    rule: "VAT-03",
    status: 500,
    en: "Failed to retrieve vat information.",
    de: "Es konnten keine Umsatzsteuersätze ermittelt werden.",
  },
  VatIdInvalid: {
    rule: "CUS-07",
    status: 422,
    en: "Please enter a valid VAT ID, or leave the field empty.",
    de: "Bitte geben Sie eine gültige USt-IdNr. ein oder lassen Sie das Feld leer.",
  },
});
