// The playground of quotes: a product of the examples, priced and explained by shop/pricing.
import { day, dayOf, ensureTemporal, startOfDay } from "@kontor/domain/kernel/calendar";
import { rateOfPercent } from "@kontor/domain/kernel/money";
import { exampleCatalog } from "@kontor/domain/shop/catalog/examples";
import { explain, pricesOfProduct } from "@kontor/domain/shop/pricing";
import { refusalText } from "@kontor/domain/site/refusal";
import { moneyText, rateText } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { element, playing } from "./form.mjs";
import { decided } from "./rates.mjs";

await ensureTemporal();
const today = day("2026-11-28");
const now = startOfDay(today, "Europe/Berlin");

const money = (cents) => moneyText("en", cents);
const factsOf = (facts) =>
  Object.entries(facts)
    .map(([name, value]) => {
      const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
      if (name === "rate" || name.endsWith("Rate")) return `${words} ${rateText("en", value)}`;
      return `${words} ${/price|gross|net|amount/i.test(name) && typeof value === "number" ? money(value) : value}`;
    })
    .join(", ");

const tree = ({ reason, amount, facts, parts }) => {
  const more = factsOf(facts);
  return element(
    "li",
    {},
    `${reason === "vat" ? "VAT" : reason.replaceAll("-", " ")} `,
    element("span", { class: "amount" }, money(amount)),
    more === "" ? "" : ` (${more})`,
    ...(parts.length === 0 ? [] : [element("ul", {}, ...parts.map(tree))]),
  );
};

playing(({ product, quantity, months, backup, country, amount }) => {
  const additions = product === "vps-s" && Number(backup) > 0 ? [{ product: "backup", quantity: Number(backup) }] : [];
  const made = pricesOfProduct({
    catalog: exampleCatalog,
    homeRate: rateOfPercent(19),
    now,
    vat: decided(
      { kind: "private", country, postCode: "", vatId: null, validity: "unknown" },
      dayOf(now, "Europe/Berlin"),
    ),
    choice: { product, quantity: Number(quantity), billingMonths: Number(months), additions },
  });
  if (Result.isFailure(made)) return { sentence: refusalText("en", made.failure) };
  const { success: prices } = made;
  return {
    sentence: `The first invoice is ${money(prices.total)}, of which ${money(prices.vatAmount)} is VAT.`,
    nodes: [element("ul", { class: "tree" }, tree(explain(prices, amount)))],
  };
});
