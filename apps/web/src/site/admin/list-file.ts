// A list of staff as a file: noted in the journal, then written page by page as it is read, as it is searched and filtered. [ADM-01]
import { resultOf } from "@kontor/adapters/client";
import { csvHead, csvLine } from "@kontor/domain/kernel/text";
import { adminPage } from "@kontor/domain/site/admin";
import * as Result from "effect/Result";
import type { PageFacts } from "../../platform/page/facts.ts";
import { proofBefore } from "../../visitor/second-factor/paths.ts";
import { type Desk, deskHref, narrowing } from "./desk-page.ts";
import { listPage } from "./list-pages.ts";

/** A list as a file, line by line as it is read; or where the refusal of it is shown. */
export type ListFile = { readonly name: string; readonly lines: AsyncIterable<string> } | { readonly to: string };

const suffix = ".csv";
/** Rows that are read at once. */
const atOnce = "200";

type List = Extract<Extract<Desk, { readonly data: unknown }>["data"], { readonly tool: "list" }>["list"];

const partOf = async (
  facts: PageFacts,
  make: (facts: PageFacts) => Promise<Desk>,
  after: string | null,
): Promise<List | null> => {
  const search = new URLSearchParams(facts.search);
  search.set("count", atOnce);
  if (after === null) search.delete("after");
  else search.set("after", after);
  const desk = await make({ ...facts, search });
  return "data" in desk && desk.data.tool === "list" ? desk.data.list : null;
};

/** Null for what is no list, and for who may not have it: then the page of the address says so. */
export const listFile = async (facts: PageFacts): Promise<ListFile | null> => {
  if (!facts.path.endsWith(suffix)) return null;
  const path = facts.path.slice(0, -suffix.length);
  const known = adminPage(path, []);
  const pageOf = Result.isSuccess(known) ? listPage(known.success) : null;
  if (pageOf === null) return null;
  // Files are for administrators alone.
  const make = (part: PageFacts) => pageOf(part, "admin");
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
  const first = await partOf(facts, make, null);
  if (first === null) return null;
  const lines = async function* (): AsyncGenerator<string> {
    const columns = first.table.columns;
    yield csvHead(columns.map(({ label }) => label));
    for (let part: List | null = first; part !== null; ) {
      const { next, table }: List = part;
      yield table.rows.map(({ cells }) => csvLine(columns.map(({ key }) => cells[key]?.text ?? ""))).join("");
      if (next === null) return;
      part = await partOf(facts, make, next);
      // What ends early is no whole file, and says so by breaking off.
      if (part === null) throw new Error("a list could not be read to its end");
    }
  };
  return { name: `${list.replaceAll("/", "-")}${suffix}`, lines: lines() };
};
