// Reads the provider's content from its directory and judges it: a catalogue that breaks its shape ends the start with the file's name.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { isEuMember } from "@kontor/domain/kernel/country";
import { isEmailAddress } from "@kontor/domain/kernel/text";
import type { Category, Product } from "@kontor/domain/shop/catalog";
import { CategorySchema, ProductSchema } from "@kontor/domain/shop/catalog/codec";
import { EndingSchema } from "@kontor/domain/shop/domain-name/codec";
import type { Ending } from "@kontor/domain/shop/domain-name";
import { sellerFacts } from "@kontor/domain/shop/seller";
import type { VatRate } from "@kontor/domain/shop/vat";
import { VatRateSchema } from "@kontor/domain/shop/vat/codec";
import type { Voucher } from "@kontor/domain/shop/voucher";
import { VoucherSchema } from "@kontor/domain/shop/voucher/codec";
import { bothLanguages, inLocale, type Languages, locales, writtenIn } from "@kontor/domain/visitor/locale";
import { type ExampleProduct, writtenProduct } from "../../platform/contract/contract-routes.ts";
import { sellerWordsOf, textFaults } from "../../platform/provider/provider-texts.ts";
import { StartRefused } from "../../platform/settings/settings.ts";
import { type WrittenDeal, WrittenDealSchema } from "../../shop/deal/written-deals.ts";
import { languagesOfSite, type Site, SiteSchema, writtenLanguages } from "../../platform/provider/provider.ts";

export interface Content {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly endings: readonly Ending[];
  /** Empty where there is no file of deals. */
  readonly deals: readonly WrittenDeal[];
  readonly vatRates: readonly VatRate[];
  readonly countries: readonly string[];
  readonly vouchers: readonly Voucher[];
  readonly site: Site;
}

/** The provider's mark as SVG; empty where the content has none. */
export const providerMark = (directory: string): string => {
  const file = join(directory, "brand/logo.svg");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
};

/** What examples of the contract order: the product that they are written with where the shop has it, else the first that can be ordered alone. [PKG-08] */
export const exampleProduct = (directory: string): ExampleProduct | null => {
  const { products } = readContent(directory);
  const ordered = products.filter(({ onlyAsAddition, soldOut }) => !onlyAsAddition && !soldOut);
  const found = ordered.find(({ key }) => key === writtenProduct) ?? ordered[0];
  return found === undefined ? null : { key: found.key, title: found.title.en };
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, " ");

const parsed = (directory: string, name: string): unknown => {
  if (!existsSync(join(directory, name))) throw new StartRefused([`content/${name} is missing`]);
  try {
    return JSON.parse(readFileSync(join(directory, name), "utf8"));
  } catch (error) {
    throw new StartRefused([`content/${name} cannot be read: ${messageOf(error)}`], { cause: error });
  }
};

/** A provider's folder, with the languages that its texts are read in. */
interface Folder {
  readonly directory: string;
  readonly languages: Languages;
}

const languagesIn = (directory: string): Languages => {
  // What is missing is said where it is read.
  if (!existsSync(join(directory, "site.json"))) return bothLanguages;
  const read = writtenLanguages(parsed(directory, "site.json"));
  if ("fault" in read) throw new StartRefused([`content/site.json: ${read.fault}`]);
  return read;
};

/** A file as the domain's codec takes it; what does not fit is refused with its place. */
const readFile = <A>({ directory, languages }: Folder, name: string, shape: Schema.Codec<A, unknown>): A => {
  const written = writtenIn(languages, parsed(directory, name));
  try {
    return Schema.decodeUnknownSync(shape)(written);
  } catch (error) {
    throw new StartRefused([`content/${name} does not fit: ${messageOf(error)}`], { cause: error });
  }
};

/** The last rate of a country, which is today's or one to come. */
const lastRate = (rates: readonly VatRate[], country: string): number | undefined =>
  rates.findLast((rate) => rate.country === country)?.rate;

/** VAT and the reason why there is none belong together: a shop that shows it owes it (§ 14c UStG), one that does not says why (§ 34a UStDV). */
const vatFaults = ({ country, smallBusiness }: Site, rates: readonly VatRate[]): readonly string[] => {
  const rate = lastRate(rates, country);
  if (smallBusiness === true && rate !== undefined && rate > 0)
    return [`smallBusiness is true, but content/vat.json charges VAT in ${country}: make its rate 0 there`];
  return smallBusiness !== true && rate === 0 && isEuMember(country)
    ? [`smallBusiness is missing: content/vat.json charges no VAT in ${country}, and invoices have to say why`]
    : [];
};

const addressFaults = ({ sender, senders = {} }: Site): readonly string[] =>
  [
    ["sender", sender] as const,
    ...Object.entries(senders).flatMap(([purpose, by]) =>
      locales.map((locale) => [`senders.${purpose}.${locale}`, inLocale(by, locale)] as const),
    ),
  ].flatMap(([field, address]) =>
    isEmailAddress(address) ? [] : [`${field} is “${address}”, which is no email address`],
  );

/** Terms and withdrawal notice, which letters quote. [LGL-07] */
const noticeFaults = (site: Site): readonly string[] =>
  (["terms", "withdrawal"] as const).flatMap((notice) =>
    languagesOfSite(site).flatMap((locale) =>
      [site[notice].title, ...site[notice].paragraphs].flatMap((text, at) =>
        textFaults(inLocale(text, locale), site.others ?? [], sellerWordsOf(site, locale)).map(
          (fault) => `${notice}.${at === 0 ? "title" : `paragraphs[${at - 1}]`}.${locale}: ${fault}`,
        ),
      ),
    ),
  );

/** Facts that are left out where they say nothing. */
const mayBeEmpty: ReadonlySet<string> = new Set(["register", "vatId", "taxNumber", "smallBusiness"]);

/** The provider with its facts as they are read: one that cannot be printed or paid to ends the start, with its field. [OPS-12] */
const readSite = (folder: Folder, rates: readonly VatRate[]): Site => {
  const written = readFile(folder, "site.json", SiteSchema);
  const facts = sellerFacts(written);
  const refuse = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new StartRefused(faults.map((fault) => `content/site.json: ${fault}`));
  };
  if (Result.isFailure(facts)) {
    refuse(facts.failure.map(({ field, why }) => `${field} ${why}`));
    throw facts.failure;
  }
  const rest = Object.entries(written).filter(([field]) => !mayBeEmpty.has(field));
  const site = { ...Object.fromEntries(rest), ...facts.success } as Site;
  refuse([...addressFaults(site), ...vatFaults(site, rates), ...noticeFaults(site)]);
  return site;
};

export const readContent = (directory: string): Content => {
  const folder = { directory, languages: languagesIn(directory) };
  const categories = readFile(folder, "catalog/categories.json", Schema.Array(CategorySchema));
  const order = categories.map(({ key }) => `${key}.json`);
  const products = join(directory, "catalog/products");
  if (!existsSync(products)) throw new StartRefused(["content/catalog/products is missing"]);
  const files = readdirSync(products).filter((name) => name.endsWith(".json"));
  const vatRates = readFile(folder, "vat.json", Schema.Array(VatRateSchema));
  return {
    categories,
    products: files
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .flatMap((name) => readFile(folder, `catalog/products/${name}`, Schema.Array(ProductSchema))),
    endings: readFile(folder, "catalog/endings.json", Schema.Array(EndingSchema)),
    deals: existsSync(join(directory, "catalog/deals.json"))
      ? readFile(folder, "catalog/deals.json", Schema.Array(WrittenDealSchema))
      : [],
    vatRates,
    countries: readFile(folder, "countries.json", Schema.Array(Schema.String)),
    vouchers: readFile(folder, "vouchers.json", Schema.Array(VoucherSchema)),
    site: readSite(folder, vatRates),
  };
};
