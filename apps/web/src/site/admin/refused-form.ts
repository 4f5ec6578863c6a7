// A form of staff that was refused: the browser sends it on to its page, which shows it as it was typed, with what is wrong at its field; nothing that was typed stands in an address. [ADM-01] [LOC-16]
import { type AdminPage, adminRoutes } from "@kontor/domain/site/admin";
import { isRefusalTag, refusalText } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageFacts } from "../../platform/page/facts.ts";
import { factsIn, factsInAddress, refusedIn } from "../../platform/page/refused-in.ts";
import type { LedOn } from "../../platform/server/forms.ts";
import { type Desk, deskHref } from "./desk-page.ts";
import type { DeskField, DeskForm } from "./desk-views.ts";
import { fieldsOfRefusal } from "../desk/refusal-fields.ts";

/** Records that the app draws have no forms. */
const inApp: ReadonlySet<AdminPage["kind"]> = new Set(["customer", "order", "event", "entrances", "ticket"]);

/** The pages whose forms come back to them. */
export const adminFormPages = [
  "/admin",
  "/admin/own",
  ...adminRoutes
    .filter(({ path, kind }) => path.endsWith("/{id}") && !inApp.has(kind))
    .map(({ path }) => path.replace("{id}", ":id")),
  "/admin/faulty-products",
];

/** Fields that a form has under another name than the call. */
const named: Readonly<Record<string, string>> = { startsAt: "day", locale: "language" };

interface Refused {
  readonly refusal: string;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
  readonly errors?:
    | readonly {
        readonly field: string;
        readonly refusal?: string;
        readonly facts?: Readonly<Record<string, unknown>> | undefined;
      }[]
    | undefined;
}

/** The field that a refusal names, as far as it names one. */
const fieldOf = ({ facts = {}, errors }: Refused): string | null => {
  const name = facts["field"] ?? facts["column"] ?? errors?.[0]?.field.split(/[./]/).at(-1);
  return typeof name === "string" && /^[a-zA-Z]{1,30}$/.test(name) ? (named[name] ?? name) : null;
};

/** The refused fields of an address, each with its refusal. [CUS-11] */
const wrongFields = ({ refusal, errors = [] }: Refused): Readonly<Record<string, string>> => {
  if (refusal !== "AddressRefused") return {};
  const facts = errors.flatMap((error) => factsInAddress(error.facts));
  return {
    wrong: errors.map(({ field, refusal: why }) => `${field}.${why}`).join(" "),
    ...Object.fromEntries(facts),
  };
};

/** Them in words, by field. */
const wordsOfWrong = (search: URLSearchParams, locale: Locale): ReadonlyMap<string, string> => {
  const facts = factsIn(search);
  return new Map(
    (search.get("wrong") ?? "").split(" ").flatMap((each) => {
      const [field = "", tag = ""] = each.split(".");
      return isRefusalTag(tag) ? [[field, refusalText(locale, { ...facts, _tag: tag })] as const] : [];
    }),
  );
};

/** To its page, with all of its fields. */
export const backWithTyped = (locale: Locale, page: string, act: string, problem: Refused): LedOn => ({
  to: deskHref(locale, page, {
    form: act,
    problem: problem.refusal,
    field: fieldOf(problem),
    ...Object.fromEntries(factsInAddress(problem.facts)),
    ...wrongFields(problem),
  }),
  cookies: [],
  status: 307,
});

/** A page with the form that was sent to it as it was typed. */
export const withTyped = (
  { search, locale, request }: Pick<PageFacts, "search" | "locale" | "request">,
  desk: Desk,
): Desk => {
  const { posted } = request;
  const tag = search.get("problem") ?? "";
  const problem = refusedIn(search, locale);
  if (!("data" in desk) || desk.data.tool === "app") return desk;
  if (posted === undefined || posted.forged !== null || problem === null || !isRefusalTag(tag)) return desk;
  const { fields } = posted;
  const isIt = ({ act, hidden = {} }: DeskForm): boolean =>
    act === search.get("form") && Object.entries(hidden).every(([name, value]) => fields.get(name) === value);
  const wrong = wordsOfWrong(search, locale);
  const wanted = [search.get("field") ?? "", ...(fieldsOfRefusal[tag] ?? [])];
  const typed = (shown: DeskForm): DeskForm => {
    if (!isIt(shown)) return shown;
    const { confirmation } = shown;
    const isShown = confirmation !== undefined && (confirmation.refusal === tag || fields.has(confirmation.field.name));
    const form = isShown ? { ...shown, fields: [...shown.fields, confirmation.field] } : shown;
    const first = wanted.find((name) => form.fields.some((field) => field.name === name));
    const errorOf = ({ name }: DeskField): string | undefined =>
      wrong.get(name) ?? (name === first ? problem : undefined);
    const withError = (field: DeskField, error = errorOf(field)): DeskField =>
      error === undefined ? field : { ...field, error };
    const filled = (field: DeskField): DeskField => ({
      ...withError(field),
      value:
        field.kind === "checks" ? fields.getAll(field.name).join(" ") : (fields.get(field.name) ?? field.value ?? ""),
    });
    return { ...form, fields: form.fields.map(filled), ...(first === undefined ? { error: problem } : {}) };
  };
  if (desk.data.tool === "list") {
    const { list } = desk.data;
    return { ...desk, data: { ...desk.data, list: { ...list, forms: list.forms.map(typed) } } };
  }
  const { entry } = desk.data;
  const sections = entry.sections.map((section) =>
    section.forms === undefined ? section : { ...section, forms: section.forms.map(typed) },
  );
  return { ...desk, data: { ...desk.data, entry: { ...entry, sections } } };
};
