// What callers say, and what must come first at the desk. [DSK-01] [OPS3-5]

/** What the shop has of a person who calls. */
export interface Caller {
  readonly number: string;
  readonly email: string;
  readonly order: string;
  readonly contract: string;
  readonly invoice: string;
  /** In euros, with a point. */
  readonly total: string;
}

/** Jürgen Schönebäumer in Eckernförde; Anna Meier, before Hanna Meier; Greta Groß of the Müller & Söhne GmbH; Zoë O’Brien-Strauß, all with a name of their own. */
export interface Callers {
  readonly juergen: Caller;
  readonly anna: Caller;
  readonly hanna: Caller;
  readonly greta: Caller;
  readonly zoe: Caller;
  /** Of a message by Frida Frage. */
  readonly reference: string;
}

type Kind = "customers" | "orders" | "contracts" | "invoices" | "requests" | "vouchers";
export type Spoken = readonly [spoken: string, kind: Kind, first: string];

const all = (kind: Kind, first: string, spoken: readonly string[]): readonly Spoken[] =>
  spoken.map((each) => [each, kind, first]);

/** `K-2026-000001`, `000001`, `2026`, `1`. */
const partsOf = (number: string) => {
  const [prefix = "", year = "", padded = "", place = ""] = number.split("-");
  return { prefix, year, padded, short: String(Number(padded)), place };
};

const spokenNumbers = (number: string): readonly string[] => {
  const { prefix, year, padded, short } = partsOf(number);
  return [
    number,
    number.toLowerCase(),
    ` ${number} `,
    `${prefix}${year}${padded}`,
    `${prefix.toLowerCase()}${year}${short}`,
    `${prefix} ${year} ${padded}`,
    `${prefix} ${year}/${short}`,
    `${prefix}-${year}-${short}`,
    `${prefix}.${year}.${short}`,
    `${prefix} ${padded}`,
    `${prefix}${short}`,
  ];
};

export const spokenByCallers = (shop: Callers): readonly Spoken[] => {
  const { juergen, anna, hanna, greta, zoe, reference } = shop;
  const order = partsOf(juergen.order);
  const contract = partsOf(greta.contract);
  return [
    ...all("customers", juergen.number, [
      juergen.number,
      `${juergen.number} `,
      juergen.email,
      juergen.email.toUpperCase(),
      "juergen.schoenebaeumer",
      "Jürgen Schönebäumer",
      "jürgen schönebäumer",
      "Schönebäumer Jürgen",
      "Schönebäumer, Jürgen",
      "Juergen Schoenebaeumer",
      "Jurgen Schonebaumer",
      "Schoenebäumer",
      "Schönebaumer",
      "SCHÖNEBÄUMER",
      "Schoenebaeumer Eckernfoerde",
      "nebäum",
      "nebaeum",
      "bäumer",
      "Schöneb",
      "Jürgen Eckernförde",
      "Eckernförde",
      "Eckernfoerde",
      "eckernforde",
      "Hafenstraße",
      "Hafenstrasse",
      "hafenstrasse 77",
      "24340",
      "24340 Eckernförde",
      "+494351778812",
      "+49 4351 778812",
      "0049 4351 778812",
      "00494351778812",
      "+49 (0)4351 778812",
      "+49 (0) 4351 / 77 88 12",
      "04351/778812",
      "04351 778812",
      "04351-778812",
      "04351.778812",
      "(04351) 77 88-12",
      "04351 77 88 12",
      "4351778812",
      "49 4351 778812",
      "778812",
    ]),
    ...all("customers", anna.number, [
      anna.number,
      "anna@web.example",
      "ANNA@web.example",
      "Anna Meier",
      "anna meier",
      "Meier, Anna",
      "040 1000137",
      "+49 40 1000137",
      "040/1000137",
      "0049401000137",
      "0401000137",
      "1000137",
      "Anna Hamburg",
      "Meier 4711",
      "meier-4711",
    ]),
    ...all("customers", hanna.number, [
      "hanna@web.example",
      "Hanna",
      "Hanna Meier",
      "Meier Hanna",
      hanna.number,
      "Meier",
    ]),
    ...all("customers", greta.number, [
      "Müller & Söhne GmbH",
      "Müller und Söhne",
      "Mueller & Soehne",
      "Mueller Soehne",
      "Muller Sohne",
      "Müller",
      "Mueller",
      "Muller",
      "MÜLLER",
      "Groß",
      "Gross",
      "Greta Groß",
      "greta gross",
      "Gross, Greta",
      "DE136695976",
      "DE 136 695 976",
      "de136695976",
      "089 12345678",
      "+49 89 12345678",
      "(089) 1234-5678",
      "buchhaltung@mueller-soehne.example",
      "buchhaltung",
      "München",
      "Muenchen",
      "Munchen",
    ]),
    ...all("customers", zoe.number, [
      "Zoë",
      "Zoe",
      "O’Brien",
      "O'Brien",
      "OBrien-Strauß",
      "Strauß",
      "Strauss",
      "Zoë Strauss",
      "zoe@obrien.example",
      "brien-strau",
      "Köln",
      "Koeln",
    ]),
    ...all("orders", juergen.order, spokenNumbers(juergen.order)),
    ...all("orders", juergen.order, [
      `${order.year}-${order.short}`,
      `${order.year}/${order.short}`,
      `${order.year}${order.padded}`,
      order.padded,
    ]),
    ...all("orders", anna.order, spokenNumbers(anna.order).slice(0, 6)),
    ...all("invoices", juergen.invoice, spokenNumbers(juergen.invoice)),
    ...all("invoices", anna.invoice, spokenNumbers(anna.invoice).slice(0, 4)),
    ...all("contracts", greta.contract, [
      greta.contract,
      greta.contract.toLowerCase(),
      `K ${contract.year} ${contract.padded}-${contract.place}`,
      `${contract.year}-${contract.short}-${contract.place}`,
      "müller-söhne.com",
      "MÜLLER-SÖHNE.COM",
      "www.müller-söhne.com",
      "https://www.müller-söhne.com/impressum",
      "mueller-soehne.com",
      "xn--mller-shne-kcb9d.com",
      "http://xn--mller-shne-kcb9d.com",
    ]),
    ...all("contracts", juergen.contract, [
      "schöne-bäume.de",
      "schoene-baeume.de",
      "www.schöne-bäume.de",
      "xn--schne-bume-w5a5s.de",
      "Schöne-Bäume.de",
    ]),
    ...all("contracts", anna.contract, ["meier-technik.de", "www.meier-technik.de", "http://meier-technik.de/"]),
    ...all("orders", zoe.order, [
      zoe.total,
      zoe.total.replace(".", ","),
      `${zoe.total.replace(".", ",")} €`,
      `EUR ${zoe.total}`,
    ]),
    ...all("vouchers", "HAFEN-5", ["HAFEN-5", "hafen-5", "hafen 5", "Hafen5"]),
    ...all("requests", reference, [
      reference,
      reference.toLowerCase(),
      reference.replace("-", ""),
      "frida.frage@example.test",
    ]),
  ];
};
