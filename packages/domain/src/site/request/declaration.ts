// Declarations that end a contract: what each step makes of what was typed, and the contents of a receipt. [FRM-02] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import { type Day, dayOf, type Instant, day, startOfDay, type TimeZone } from "#kernel/calendar";
import { yearsOfProof } from "#shop/personal-data";
import type { RequestRefusal } from "./errors.ts";
import type { RequestFacts } from "./facts.ts";
import { forms } from "./forms.ts";
import { type Declaration, type DeclarationDraft, type DeclarationForm, type Filings, type Receipt } from "./model.ts";
import { checkRequest, formNames, requestDraft } from "./rules.ts";

export const declarationForms = formNames.filter((form): form is DeclarationForm => forms[form].kind === "declaration");

/** What is wanted of the form: a look at it before it is sent, another go at it, or that it is sent. */
export type DeclarationAct = "review" | "change" | "confirm";

/** The act of the button that was pressed; a form that was sent without one is only looked at. */
export const declarationAct = (pressed: string | null): DeclarationAct =>
  pressed === "confirm" || pressed === "change" ? pressed : "review";

/** The form as it was filled; what it does not have is left out. */
export const declarationDraft = (form: DeclarationForm, typed: (field: string) => string | null): DeclarationDraft =>
  requestDraft(form, typed) as DeclarationDraft;

export type DeclarationStep =
  /** The form is shown, with what is refused of it. */
  | { readonly step: "asked"; readonly refusals: readonly RequestRefusal[] }
  /** What would be declared is shown, with the button that the law words. */
  | { readonly step: "reviewed"; readonly filing: Declaration }
  /** It is declared. */
  | { readonly step: "confirmed"; readonly filing: Declaration };

/** What follows an act: only what is right is declared, and only by the button named so. [LGL-02] [LGL-03] */
export const declarationStep = (act: DeclarationAct, draft: DeclarationDraft, facts: RequestFacts): DeclarationStep => {
  if (act === "change") return { step: "asked", refusals: [] };
  const checked = checkRequest(draft, facts);
  if (Result.isFailure(checked)) return { step: "asked", refusals: checked.failure };
  return { step: act === "confirm" ? "confirmed" : "reviewed", filing: checked.success as Declaration };
};

type Named = keyof Filings["cancellation"] | keyof Filings["withdrawal"];

/** One declared fact; days are days, choices and categories are given by their keys. */
export type DeclaredFact =
  | { readonly name: Exclude<Named, "termination" | "end" | "category">; readonly value: string }
  | { readonly name: "termination"; readonly value: "ordinary" | "extraordinary" }
  | { readonly name: "category"; readonly value: string }
  | { readonly name: "end"; readonly value: "next" | Day };

/** Everything that was declared, in the order of the form: for review, receipt and letters. [LGL-02] [LGL-03] */
export const declaredFacts = ({ fields }: Declaration): readonly DeclaredFact[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [{ name, value } as DeclaredFact]));

/** The reference of a receipt: the beginning of its id in capitals. */
export const receiptReference = ({ id }: Pick<Receipt, "id">): string => {
  const [begin = ""] = id.toUpperCase().split("-");
  return `${begin.slice(0, 4)}-${begin.slice(4, 8)}`;
};

/** The instant since which declarations are stored, now and until the year ends: those that arrived before it are deleted. [LGL-02] [LGL-03] */
export const declarationsStoredSince = (now: Instant, zone: TimeZone): Instant =>
  startOfDay(day(`${Number(dayOf(now, zone).slice(0, 4)) - yearsOfProof}-01-01`), zone);
