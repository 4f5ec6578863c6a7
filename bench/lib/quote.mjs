// The same carts for both sides: a cart of the domain with its catalogue, and what Medusa's totals utility takes for it.
import { rateOfPercent } from "@kontor/domain/kernel/money";
import { exampleCatalog } from "@kontor/domain/shop/catalog/examples";
import { quote } from "@kontor/domain/shop/pricing";

const germany = { country: "DE", rate: rateOfPercent(19), treatment: "view" };

/** A cart of so many lines: plans in turn, each with a quantity of its own. */
export const quoteInput = (lines) => {
  const products = exampleCatalog.products.filter(({ onlyAsAddition, monthly }) => !onlyAsAddition && monthly > 0);
  const items = Array.from({ length: lines }, (_, index) => {
    const product = products[index % products.length];
    return {
      kind: "product",
      id: `item-${index}`,
      product: product.key,
      quantity: 1 + (index % 3),
      billingMonths: product.billingMonths[0],
      location: "any",
      additions: [],
      domains: [],
      configuration: {},
    };
  });
  return {
    cart: { items, voucher: null },
    catalog: exampleCatalog,
    vat: germany,
    homeRate: rateOfPercent(19),
    voucher: null,
    now: 0,
  };
};

/** The same lines as Medusa has them: prices with tax inside, one rate, quantities. It writes into its cart, so each call gets a new one. */
export const medusaCart = (lines) => ({
  currency_code: "eur",
  items: lines.map(({ item, quantity, first }) => ({
    id: item,
    quantity,
    unit_price: first / quantity / 100,
    is_tax_inclusive: true,
    tax_lines: [{ rate: 19 }],
    adjustments: [],
  })),
});

export const quotedLines = (input) => quote(input).success.lines;
