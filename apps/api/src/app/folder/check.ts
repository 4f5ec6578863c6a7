// npx kontor check: what of a provider's folder is wrong, what is still an example, and which pages nothing leads to. [PKG-07] [PKG-08]
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isAtOddsWithLaw } from "@kontor/domain/shop/contract";
import { instant } from "@kontor/domain/kernel/calendar";
import { faultyEntries } from "@kontor/domain/site/admin";
import { legalPageFaults } from "../../site/content/seed/legal-pages.ts";
import { contentDocuments } from "../../site/content/seed/seed-content.ts";
import { type Settings, StartRefused } from "../../platform/settings/settings.ts";
import { dealsWritten } from "../../shop/deal/written-deals.ts";
import { type Content, readContent } from "../seed/provider-content.ts";
import { languagesOfSite } from "../../platform/provider/provider.ts";
import { examples } from "./answers.ts";
import { lawFindings } from "./law-findings.ts";
import { filesIn } from "./own-content.ts";
import { unreachedPages } from "./unreached-pages.ts";

export interface Findings {
  /** What has to be mended before anybody orders. */
  readonly wrong: readonly string[];
  /** What one should have looked at. */
  readonly toLookAt: readonly string[];
}

type Judged = Pick<Settings, "contentDir" | "contractPolicy" | "sellerCountry" | "timeZone">;

/** Files of text, by their place in the content. */
const textsOf = (directory: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(directory)
      .filter((path) => /\.(?:json|yaml|md)$/.test(path))
      .map((path) => [path, readFileSync(join(directory, path), "utf8")]),
  );

/** What the shop could not be started with, each with its sentence. */
const readOrRefused = (directory: string): Content | readonly string[] => {
  try {
    return readContent(directory);
  } catch (error) {
    if (error instanceof StartRefused) return error.message.split("\n");
    throw error;
  }
};

const isRefused = (read: Content | readonly string[]): read is readonly string[] => Array.isArray(read);

const catalogFaults = (content: Content, now: number): readonly string[] => {
  const deals = dealsWritten(content.deals, instant(now));
  return faultyEntries({ version: "checked", ...content, deals }).map(({ entry, key, fault, detail }) =>
    `content/catalog: ${entry} ${key}: ${fault} ${detail}`.trim(),
  );
};

/** Facts that were made up for a start. */
const exampleFacts = ({ site }: Content): readonly string[] =>
  (
    [
      ["street", site.street, examples.street],
      ["phone", site.phoneShown, examples.phone],
      ["representative", site.representative, examples.representative],
      ["register", site.register?.de, examples.register],
      ["vatId", site.vatId, examples["vat-id"]],
      ["taxNumber", site.taxNumber, examples["tax-number"]],
      ["bank.iban", site.bank?.iban, examples.iban],
    ] as const
  ).flatMap(([field, stands, example]) =>
    stands === example ? [`content/site.json: ${field} is “${example}”, the example: write your own`] : [],
  );

/** Addresses of a domain that stands in examples alone: nothing arrives there. */
const exampleAddresses = ({ site }: Content): readonly string[] =>
  (["email", "website"] as const).flatMap((field) =>
    /\.example(?:\/|$)/.test(site[field])
      ? [`content/site.json: ${field} is “${site[field]}”, which is no address of the internet`]
      : [],
  );

const needed = ["brand/icon.svg", "brand/logo.svg", "public/favicon.ico", "public/share.png"];

export const findings = (settings: Judged, now: number): Findings => {
  const { contentDir } = settings;
  const content = readOrRefused(contentDir);
  if (isRefused(content)) return { wrong: content, toLookAt: [] };
  const time = { now, timeZone: settings.timeZone, deals: dealsWritten(content.deals, instant(now)) };
  const texts = textsOf(contentDir);
  const isForbidden = isAtOddsWithLaw(settings.contractPolicy, settings.sellerCountry);
  return {
    wrong: [
      ...needed.filter((file) => !existsSync(join(contentDir, file))).map((file) => `content/${file} is missing`),
      ...contentDocuments(contentDir, content, time).faults,
      ...catalogFaults(content, now),
      ...legalPageFaults(contentDir, content.site),
      ...lawFindings(content, texts),
      ...(isForbidden
        ? [
            "CONTRACT_POLICY: contracts of consumers may not renew by whole terms in Germany (§ 309 No. 9 BGB): set consumer-de, unless all customers are businesses",
          ]
        : []),
    ],
    toLookAt: [
      ...exampleFacts(content),
      ...exampleAddresses(content),
      ...unreachedPages(texts, languagesOfSite(content.site)),
    ],
  };
};
