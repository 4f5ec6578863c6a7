// What the command that puts the files in says of it: what is another, what is no longer sold, what stays as the desk said. [PKG-09]
import type { EntryChange, Renewal } from "@kontor/domain/shop/catalog";
import type { VatRate } from "@kontor/domain/shop/vat";
import { type FieldDifference, fieldDifferences } from "../../platform/database/differing-fields.ts";
import type { SeededCatalog } from "../seed/seed.ts";

const amounts: ReadonlySet<string> = new Set([
  "monthly",
  "hourly",
  "setup",
  "firstMonthDiscount",
  "register",
  "renew",
  "restore",
]);

const valueOf = (field: string, value: unknown): string | null => {
  if (value === undefined) return "none";
  if (typeof value === "number") return amounts.has(field) ? (value / 100).toFixed(2) : String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" && value.length <= 40 ? value : null;
};

/** A text is named, a figure is said. */
const differenceText = ({ field, before, now }: FieldDifference): string => {
  const [one, other] = [valueOf(field, before), valueOf(field, now)];
  return one === null || other === null ? field : `${field} ${one} → ${other}`;
};

const changeText = ({ key, before, now }: EntryChange<string>): string => {
  const differences = fieldDifferences(before, now);
  return differences.length === 0 ? key : `${key} (${differences.map(differenceText).join(", ")})`;
};

const line = (head: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`${head}: ${entries.join(", ")}.`];

const linesOf = (name: string, kind: Partial<Renewal<string>>): readonly string[] => [
  ...line(`New ${name}`, kind.added ?? []),
  ...line(`Sold again, ${name}`, kind.returned ?? []),
  ...line(`Changed ${name}`, (kind.changed ?? []).map(changeText)),
  ...line(
    `Retired ${name}, no longer in the files but in a cart, an order or a contract, where they keep name and price`,
    kind.retired ?? [],
  ),
  ...line(`Removed ${name}, in no cart and no contract`, kind.removed ?? []),
  ...line(`Stock left as the desk said, since the files say of it what they said before, ${name}`, kind.fromDesk ?? []),
];

const rateText = ({ country, rate, from, until }: VatRate): string =>
  `${country} ${rate / 100}% from ${from}${until === null ? "" : ` until ${until}`}`;

/** A line each; empty where everything is as it was. */
export const seedWords = ({
  catalog,
  deals,
  vatRates,
  countries,
  site,
  vouchers,
}: SeededCatalog): readonly string[] => [
  ...linesOf("products", catalog.products),
  ...linesOf("endings", catalog.endings),
  ...linesOf("categories", catalog.categories),
  ...line("New deals", deals.listed),
  ...line("Changed deals, whose times stay as they were", deals.changed.map(changeText)),
  ...line("Deals that are no longer listed", deals.unlisted),
  ...line("New VAT rates", vatRates.added.map(rateText)),
  ...line("VAT rates that are gone", vatRates.removed.map(rateText)),
  ...line("New countries of addresses", countries.added),
  ...line("Countries that are gone", countries.removed),
  ...line("Changed facts and texts of the provider", site),
  ...(vouchers === 0 ? [] : [`New vouchers: ${vouchers}. Those that exist stay as they are.`]),
];
