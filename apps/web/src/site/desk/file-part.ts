// A list over an operation as a file, part by part: the same rows in the same order as the app shows them, as text. [ADM-01] [OUT-02]
import type { Call } from "@kontor/adapters/client";
import type { AdminPage } from "@kontor/domain/site/admin";
import { inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { queryBy, type Listed, listedView, nextOf } from "./listed.ts";
import { listedOf } from "./listed-pages.ts";

/** Rows that were read at once, in words. */
export interface FilePart {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly next: string | null;
}

/** Rows that are read at once. */
const atOnce = "200";

const partOfListed = async (
  facts: PageFacts,
  listed: Listed<object, object, string>,
  id: string,
): Promise<FilePart | null> => {
  const { locale, services } = facts;
  const query = { ...queryBy(listedView(Object.fromEntries(facts.search), listed)), count: atOnce };
  const read = await resultFor(services, `/${listed.name}`, listed.read(callIn(facts), query, id));
  if (read.kind !== "value") return null;
  const t = texts(locale, `desk-${listed.name}`);
  const writing = { t, locale, zone: services.zone, isLong: true };
  return {
    columns: listed.columns.map(({ key }) => ({ key, label: t(`column.${key}`) })),
    rows: listed.rowsOf(read.value).map((row) => listed.cellsOf(row, writing)),
    next: nextOf(read.value),
  };
};

/** The server's way to the API, with its texts in the language of the page. */
export const callIn = ({ services, locale }: Pick<PageFacts, "services" | "locale">): Call =>
  ((method: never, path: never, init: object | undefined) =>
    (services.shop.call as (...call: readonly unknown[]) => unknown)(method, path, {
      ...init,
      headers: { ...inLanguage(locale), ...(init as { readonly headers?: object } | undefined)?.headers },
    })) as unknown as Call;

/** How the list of a page is read for its file; null for a page that is no list over an operation. */
export const filePartOf = (page: AdminPage): ((facts: PageFacts) => Promise<FilePart | null>) | null => {
  const listed = listedOf(page.kind);
  const id = "id" in page ? page.id : "";
  return listed === null ? null : (facts) => partOfListed(facts, listed, id);
};
