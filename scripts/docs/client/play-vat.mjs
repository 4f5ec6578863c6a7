// The playground of VAT: which rate a customer is charged, and why.
import { vatAreaName } from "./areas.mjs";
import { isReverseCharge, vatNoteOf, vatStatement } from "@kontor/domain/shop/vat";
import { rateText } from "@kontor/domain/visitor/locale";
import { isDay, playing, table } from "./form.mjs";
import { decided } from "./rates.mjs";

const reasons = {
  domestic: "The address lies in the seller’s own area: its rate is charged.",
  destination: "The address lies elsewhere: the rate of that area is charged.",
  outside: "The address lies outside the EU, in an area without a rate: no VAT is charged.",
  "reverse-charge": "A business of another EU state with a confirmed VAT id of that state owes the tax itself.",
};

playing(({ kind, country, postCode, vatId, validity, on }) => {
  if (!isDay(on)) return { sentence: "Please select a day." };
  const id = vatId.trim() === "" ? null : vatId.trim();
  const customer = {
    kind,
    country,
    postCode: postCode.trim(),
    vatId: id,
    vatIdValidity: validity,
    individualRate: null,
  };
  const decision = decided({ ...customer, validity }, on);
  return {
    sentence: reasons[decision.treatment],
    nodes: [
      table("What is charged", [
        ["Rate", rateText("en", decision.rate)],
        ["Area of VAT", vatAreaName(decision.country)],
        ["Treatment", decision.treatment],
        ["Totals say", vatStatement(decision)],
        ["Note below prices", vatNoteOf(decision)],
        ["Customer owes the tax", isReverseCharge(customer, "DE") ? "yes" : "no"],
      ]),
    ],
  };
});
