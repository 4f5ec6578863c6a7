// The import table as data: which contexts exist, in which wing, and which contexts each may import. Order is downwards:
// a context may only name contexts that stand above it in this file. Exports of @kontor/domain are generated from it.

/** @type {Record<string, Record<string, readonly string[]>>} */
export const contexts = {
  kernel: {
    law: [],
    money: ["kernel/law"],
    calendar: ["kernel/law"],
    country: ["kernel/law"],
    text: ["kernel/law", "kernel/country"],
  },
  visitor: {
    locale: ["kernel/law"],
    session: ["kernel/law", "visitor/locale"],
    viewport: ["kernel/law"],
    "colour-mode": ["kernel/law"],
    "business-vat": ["kernel/law", "kernel/country", "visitor/locale"],
    consent: ["kernel/law", "kernel/calendar", "visitor/locale"],
  },
  shop: {
    vat: ["kernel/law", "kernel/money", "kernel/calendar", "kernel/country", "kernel/text"],
    "domain-name": ["kernel/law", "kernel/money", "kernel/text"],
    catalog: ["kernel/law", "kernel/money", "kernel/calendar", "visitor/locale", "shop/domain-name"],
    voucher: ["kernel/law", "kernel/money", "kernel/calendar"],
    cart: ["kernel/law", "kernel/money", "kernel/calendar", "shop/catalog", "shop/domain-name", "shop/voucher"],
    pricing: ["kernel/law", "kernel/money", "kernel/calendar", "shop/vat", "shop/catalog", "shop/domain-name", "shop/voucher", "shop/cart"],
    customer: [
      "kernel/law",
      "kernel/money",
      "kernel/calendar",
      "kernel/country",
      "kernel/text",
      "visitor/locale",
      "visitor/session",
      "shop/vat",
    ],
    checkout: [
      "kernel/law",
      "kernel/money",
      "kernel/calendar",
      "kernel/country",
      "visitor/locale",
      "visitor/session",
      "shop/vat",
      "shop/domain-name",
      "shop/catalog",
      "shop/voucher",
      "shop/cart",
      "shop/pricing",
      "shop/customer",
    ],
  },
  site: {
    link: ["kernel/law", "visitor/locale"],
    routing: ["kernel/law", "visitor/locale", "visitor/session", "shop/checkout", "site/link"],
    request: ["kernel/law", "kernel/calendar", "kernel/text", "visitor/locale", "shop/domain-name", "shop/customer"],
    ticket: ["kernel/law", "kernel/calendar", "kernel/text", "visitor/locale", "visitor/session", "shop/customer"],
    refusal: [
      "kernel/law",
      "kernel/text",
      "visitor/locale",
      "visitor/session",
      "visitor/consent",
      "shop/vat",
      "shop/domain-name",
      "shop/catalog",
      "shop/voucher",
      "shop/cart",
      "shop/pricing",
      "shop/customer",
      "shop/checkout",
      "site/routing",
      "site/request",
      "site/ticket",
    ],
  },
  interface: {
    "loading-bar": ["kernel/law"],
    async: ["kernel/law"],
    overlay: ["kernel/law"],
    toast: ["kernel/law", "visitor/viewport"],
    lightbox: ["kernel/law"],
    "build-watch": ["kernel/law"],
  },
};

/** Every context as `wing/name`, in the order of the table. */
export const contextNames = Object.entries(contexts).flatMap(([wing, names]) => Object.keys(names).map((name) => `${wing}/${name}`));
