// The check of the catalogue: what it found is stored, and the provider is written to about what is new. [ADM-01]
import type { Catalogs } from "@kontor/domain/shop/catalog";
import {
  type CatalogCheck,
  CatalogChecks,
  catalogChecked,
  type FaultyEntry,
  isCheckDue,
  newFaults,
} from "@kontor/domain/site/admin";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { ownLanguage } from "../../platform/provider/languages.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";
import { dateTime } from "../../platform/mail/formats.ts";
import { asText, type Block } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { ownMailbox } from "../../platform/mail/recipients.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { catalogPorts } from "../../shop/catalog/ports.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";

const key = "catalog-check";

const words = Schema.String;
/** A fault of an older shop may have a name that is not known any more: it is shown, and compared as a word. */
const checkFrom = storedAs(
  "check of the catalogue",
  Schema.Struct({
    at: Schema.Number,
    faults: Schema.Array(
      Schema.Struct({
        entry: Schema.Literals(["product", "ending", "category", "deal"]),
        key: words,
        fault: words,
        rule: words,
        detail: words,
      }),
    ),
  }),
);

/** Null before the first check; one that cannot be read counts as none. */
export const lastCheck = async (handle: Handle): Promise<CatalogCheck | null> => {
  const text = await metadataOf(handle, key);
  return text === null ? null : (readableOf([text], (each) => checkFrom(each) as CatalogCheck)[0] ?? null);
};

const storeCheck = (handle: Handle, check: CatalogCheck): Promise<void> =>
  setMetadata(handle, key, JSON.stringify(check));

export const catalogCheckPorts: PortsOver<Catalogs | CatalogChecks> = (scope) =>
  Context.add(catalogPorts(scope), CatalogChecks, {
    store: (check) => Effect.promise(() => storeCheck(scope.handle, check)),
  });

/** More lines say no more than the page does. */
const mostLines = 50;

type Kind = FaultyEntry["entry"];

const texts: Localized<{
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly rule: string;
  readonly subject: (count: number) => string;
  readonly more: (count: number) => string;
  readonly found: (at: string, all: number) => string;
  readonly all: string;
}> = {
  en: {
    kinds: { product: "Product", ending: "Domain ending", category: "Category", deal: "Deal" },
    rule: "rule",
    subject: (count) => `Catalogue: ${count === 1 ? "one new fault" : `${count} new faults`}`,
    more: (count) => `… and ${count} more`,
    found: (at, all) => `The check of the catalogue on ${at} found new faults. Found in all: ${all}.`,
    all: "All faults with their rules",
  },
  de: {
    kinds: { product: "Produkt", ending: "Domainendung", category: "Kategorie", deal: "Angebot" },
    rule: "Regel",
    subject: (count) => `Katalog: ${count === 1 ? "ein neuer Fehler" : `${count} neue Fehler`}`,
    more: (count) => `… und ${count} weitere`,
    found: (at, all) => `Bei der Prüfung des Katalogs am ${at} sind Fehler hinzugekommen. Insgesamt gefunden: ${all}.`,
    all: "Alle Fehler mit ihren Regeln",
  },
};

const lineOf = ({ entry, key: name, rule, detail }: FaultyEntry, locale: Locale): string => {
  const say = inLocale(texts, locale);
  return `${say.kinds[entry]} ${name}: ${say.rule} ${rule}${detail === "" ? "" : ` (${detail})`}`;
};

/** In the provider's own language, as all its letters. */
const writeAbout = async (
  handle: Handle,
  { settings }: Pick<PlatformServices, "settings">,
  { at, faults }: CatalogCheck,
  fresh: readonly FaultyEntry[],
): Promise<void> => {
  const site = await siteTexts(handle);
  const locale = ownLanguage();
  const say = inLocale(texts, locale);
  const subject = say.subject(fresh.length);
  const more = fresh.length > mostLines ? [say.more(fresh.length - mostLines)] : [];
  const blocks: readonly Block[] = [
    {
      kind: "paragraph",
      text: say.found(dateTime(locale, at, settings.timeZone), faults.length),
    },
    { kind: "list", entries: [...fresh.slice(0, mostLines).map((fault) => lineOf(fault, locale)), ...more] },
    { kind: "paragraph", text: `${say.all}: ${settings.publicUrl}/admin/faulty-products?locale=${locale}` },
  ];
  const id = `catalog-check-${at}`;
  const [text, html] = [asText(blocks), asHtml(locale, subject, blocks, site)];
  await queueLetter(handle, { id, recipient: ownMailbox(site), subject, text, html, locale, orderId: null }, at);
};

/** Where it is due: of several processes one checks, since they change the same row. */
export const checkAtNight = async (
  services: Pick<PlatformServices, "database" | "now" | "settings">,
): Promise<void> => {
  const { database, now, settings } = services;
  if (!isCheckDue(now(), (await lastCheck(database.reads))?.at ?? null, settings.timeZone)) return;
  await database.inTransaction(async (handle) => {
    const before = await lastCheck(handle);
    if (!isCheckDue(now(), before?.at ?? null, settings.timeZone)) return;
    const check = catalogChecked(await currentCatalog(handle), now());
    await storeCheck(handle, check);
    const fresh = newFaults(before, check.faults);
    if (fresh.length > 0) await writeAbout(handle, services, check, fresh);
  });
};
