// A list of staff as a file: noted in the journal, then written page by page as it is read, as it is searched and filtered. [ADM-01]
import { resultOf } from "@kontor/adapters/client";
import { csvHead, csvLine } from "@kontor/domain/kernel/text";
import { type AdminPage, adminPage } from "@kontor/domain/site/admin";
import { lists } from "@kontor/domain/site/desk";
import * as Result from "effect/Result";
import type { PageFacts } from "../../platform/page/facts.ts";
import { proofBefore } from "../../visitor/second-factor/paths.ts";
import { type FilePart, filePartOf } from "../desk/file-part.ts";
import { deskHref, narrowing } from "./desk-href.ts";
import { admitted } from "./gate.ts";
import { listView } from "../desk/list-view.ts";
import { kindOfList } from "../desk/page.ts";

/** A list as a file, line by line as it is read; or where the refusal of it is shown. */
export type ListFile = { readonly name: string; readonly lines: AsyncIterable<string> } | { readonly to: string };

const suffix = ".csv";
/** Rows that are read at once. */
const atOnce = "200";

type ReadPart = (facts: PageFacts) => Promise<FilePart | null>;

const partOf = (facts: PageFacts, read: ReadPart, after: string | null): Promise<FilePart | null> => {
  const search = new URLSearchParams(facts.search);
  search.set("count", atOnce);
  if (after === null) search.delete("after");
  else search.set("after", after);
  return read({ ...facts, search });
};

/** A list of the app is a file of the API, narrowed as the list is; who has not just proved who they are does so first, and comes back to it. */
const appFile = async (facts: PageFacts, page: AdminPage): Promise<ListFile | null> => {
  const kind = kindOfList(page.kind);
  if (kind === null) return null;
  const { locale, services } = facts;
  const { only, ...search } = Object.fromEntries(facts.search);
  const { sort: _, direction: __, after: ___, ...view } = listView({ state: only, ...search }, lists[kind]);
  const admission = await admitted(facts, null);
  if ("refused" in admission) return null;
  if (admission.factor.freshUntil <= services.now())
    return { to: proofBefore(locale, deskHref(locale, `${page.kind}${suffix}`, view)) };
  return { to: `/api/shop/admin/exports/${kind}?${new URLSearchParams({ format: "csv", ...view })}` };
};

/** Null for what is no list, and for who may not have it: then the page of the address says so. */
export const listFile = async (facts: PageFacts): Promise<ListFile | null> => {
  if (!facts.path.endsWith(suffix)) return null;
  const path = facts.path.slice(0, -suffix.length);
  const known = adminPage(path, []);
  if (Result.isFailure(known)) return null;
  const file = await appFile(facts, known.success);
  if (file !== null) return file;
  const read = filePartOf(known.success);
  if (read === null) return null;
  const list = path.replace(/^\/admin\//, "");
  const search = new URLSearchParams(
    [...facts.search].filter(([name]) => narrowing.some((each) => each === name)),
  ).toString();
  const body = { list, search: search.slice(0, 400) };
  const noted = await resultOf(facts.services.shop.call("POST", "/shop/admin/exports", { body }));
  if (!noted.ok) {
    const { status, refusal } = noted.problem;
    // Asked who it is, a person comes back to the file.
    if (refusal === "ProofTooOld" || refusal === "FactorMissing")
      return { to: proofBefore(facts.locale, `${deskHref(facts.locale, `${list}${suffix}`)}&${search}`) };
    if (status === 401 || refusal === "AreaClosed") return null;
    return { to: `${deskHref(facts.locale, list)}&${search}&problem=${refusal}` };
  }
  const first = await partOf(facts, read, null);
  if (first === null) return null;
  const lines = async function* (): AsyncGenerator<string> {
    const { columns } = first;
    yield csvHead(columns.map(({ label }) => label));
    for (let part: FilePart | null = first; part !== null; ) {
      const { next, rows }: FilePart = part;
      yield rows.map((cells) => csvLine(columns.map(({ key }) => cells[key] ?? ""))).join("");
      if (next === null) return;
      part = await partOf(facts, read, next);
      // What ends early is no whole file, and says so by breaking off.
      if (part === null) throw new Error("a list could not be read to its end");
    }
  };
  return { name: `${list.replaceAll("/", "-")}${suffix}`, lines: lines() };
};
