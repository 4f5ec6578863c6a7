// The facts of another company, "Nordwind": all that differs from the demo's provider, for the tests that nothing of the demo stands in another's shop. [PKG-08]

export const facts = {
  name: "Nordwind",
  legalName: "Nordwind Netzdienste GmbH",
  street: "Windgasse 9",
  postCode: "50667",
  city: "Köln",
  country: "DE",
  phone: "+492214710123",
  phoneShown: "+49 221 4710123",
  email: "moin@nordwind.example",
  sender: "post@nordwind.example",
  senders: { invoice: { en: "accounts@nordwind.example", de: "buchhaltung@nordwind.example" } },
  flag: ["#c2410c", "#4a044e"],
  colours: { paper: "#f7f3ff", ink: "#2b0a3d" },
  website: "https://www.nordwind.example",
  register: { en: "Local court of Köln, HRB 111111 (fictional)", de: "Amtsgericht Köln, HRB 111111 (erfunden)" },
  representative: "Nora Muster",
  vatId: "DE111111125",
  bank: { name: "Nordwind Netzdienste GmbH", iban: "DE75512108001245126199", bic: "SOGEDEFFXXX" },
  hours: { en: "Tuesday to Saturday, 10 am to 4 pm", de: "Dienstag bis Samstag, 10 bis 16 Uhr" },
  contactPage: { en: "/reach-us", de: "/so-erreichen-sie-uns" },
  slogan: { en: "Fresh air for your pages.", de: "Frische Luft für Ihre Seiten." },
  promises: [],
  places: { husum: { name: { en: "Husum", de: "Husum" } } },
  guides: { hosting: { en: "/which-breeze", de: "/welche-brise" } },
  proProducts: [],
  terms: {
    title: { en: "Our terms, in short", de: "Unsere Bedingungen, kurz" },
    paragraphs: [
      {
        en: "Your contract is with {provider:legal-name}, {provider:address}. {payment:sentence} {contract:renewal}",
        de: "Ihr Vertrag besteht mit der {provider:legal-name}, {provider:address}. {payment:sentence} {contract:renewal}",
      },
    ],
  },
  withdrawal: {
    title: { en: "Withdrawal", de: "Widerruf" },
    paragraphs: [
      {
        en: "Consumers may withdraw within 14 days, by email to {provider:email} or with the function “Withdraw from contract” on every page. {contract:value} {contract:names}",
        de: "Verbraucherinnen und Verbraucher können binnen 14 Tagen widerrufen, per E-Mail an {provider:email} oder mit der Funktion „Vertrag widerrufen“ auf jeder Seite. {contract:value} {contract:names}",
      },
    ],
  },
} as const;

const both = (en: string, de = en) => ({ en, de });

const plan = (
  key: string,
  category: "hosting" | "vps" | "berths",
  monthly: number,
  slug: { readonly en: string; readonly de: string },
  rest: Readonly<Record<string, unknown>> = {},
) => {
  const title = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return {
    key,
    category,
    title: both(title),
    slug,
    summary: both(`${title} blows steadily.`, `${title} weht beständig.`),
    description: both(`${title} has what pages need.`, `${title} hat, was Seiten brauchen.`),
    monthly,
    setup: 0,
    billingMonths: [1, 12],
    minimumMonths: 1,
    freeMonths: 0,
    firstMonthDiscount: 0,
    includedDomains: { count: 0, endings: [] },
    additions: [],
    onlyAsAddition: false,
    soldOut: false,
    locations: [],
    features: [
      { key: "storage", label: both("Storage", "Speicherplatz"), value: both(`${monthly} GB`) },
      { key: "mailboxes", label: both("Mailboxes", "Postfächer"), value: both("12") },
    ],
    ...rest,
  };
};

/** The categories that it has: three by names of the demo, and one that no program knows. */
export const categories = [
  {
    key: "hosting",
    path: both("webspace", "speicherplatz"),
    title: both("Webspace", "Speicherplatz"),
    summary: both("Room for pages.", "Platz für Seiten."),
  },
  {
    key: "vps",
    path: both("machines", "maschinen"),
    title: both("Machines", "Maschinen"),
    summary: both("A machine of your own.", "Eine eigene Maschine."),
  },
  {
    key: "domains",
    path: both("domains/buy-register-domain", "domains/domain-kaufen"),
    title: both("Names", "Namen"),
    summary: both("Names for pages.", "Namen für Seiten."),
  },
  {
    key: "berths",
    path: both("cellar/berths", "keller/liegeplaetze"),
    title: both("Berths", "Liegeplätze"),
    summary: both("Room in our racks for what you own.", "Platz in unseren Schränken für das, was Ihnen gehört."),
  },
] as const;

export const products = {
  hosting: [
    plan("breeze", "hosting", 277, both("breeze", "brise"), {
      includedDomains: { count: 1, endings: ["de", "net"] },
      additions: [{ product: "sails", maximum: 3 }],
      recommended: true,
    }),
    plan("gale", "hosting", 613, both("gale", "sturm")),
    plan("sails", "hosting", 111, both("sails", "segel"), { onlyAsAddition: true }),
  ],
  vps: [
    plan("skiff", "vps", 447, both("skiff", "jolle"), { locations: ["any", "DE"] }),
    plan("cutter", "vps", 919, both("cutter", "kutter"), { freeMonths: 2, minimumMonths: 12, billingMonths: [12] }),
  ],
  berths: [plan("quay", "berths", 3900, both("quay", "kai")), plan("pier", "berths", 7900, both("pier", "steg"))],
} as const;

const ending = (name: string, yearly: number) => ({
  ending: name,
  register: yearly,
  renew: yearly,
  restore: 3100,
  transferable: true,
  minimumLength: 1,
  maximumLength: 63,
  letters: "any",
  authcode: { minimum: 6, maximum: 64 },
  group: "popular",
});

export const endings = [ending("de", 660), ending("net", 1320), ending("eu", 780), ending("org", 1440)];

export const deals = [
  { key: "gale-in-march", product: "gale", freeMonths: 3, from: "today-3d", through: "today+30d", soldOut: false },
];

export const vouchers = [
  {
    code: "RUECKENWIND-7",
    worth: { kind: "amount", amount: 700 },
    validFrom: null,
    validUntil: null,
    redeemedAt: null,
  },
];
