// Telephone numbers: the field rewrites what was typed, the rule takes E.164; a trunk prefix after a country's code is no part of a number that can be dialled. [CUS-04] [CUS-13] [REP2-3]
import * as Result from "effect/Result";
import { cleanLine, withoutInvisible, unwrapped, withPlainHyphens, type AddressPolicy } from "#kernel/text";
import type { ForbiddenCharacters } from "#kernel/text";
import { FieldRequired, PhoneInvalid } from "./errors.ts";
import { phonePlans } from "./phone-plans.gen.ts";

/** What is dialled before a number within the country alone. */
interface Trunk {
  readonly prefix: string;
  /** How many digits numbers have that begin so themselves. */
  readonly own: ReadonlySet<number>;
  /** Which digits follow there; all where it is empty. */
  readonly after: string;
}

/** The plan of a country's code. */
interface Plan {
  readonly code: string;
  /** How many digits follow the code. */
  readonly lengths: ReadonlySet<number>;
  /** Longest first. */
  readonly trunks: readonly Trunk[];
  /** Numbers that begin with a nought which is no trunk prefix, as in Italy; null where there are none. */
  readonly noughts: Trunk | null;
}

const lengthsOf = (text: string): ReadonlySet<number> =>
  new Set(
    text.split(",").flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );

/** No code begins another one: at most one of three fits. */
const planOf = (digits: string): Plan | null => {
  const row = phonePlans.find((each) => digits.startsWith(each.slice(0, each.indexOf(":"))));
  if (row === undefined) return null;
  const [code = "", lengths = "", ...rest] = row.split(":");
  const trunks = rest.map((text): Trunk => {
    const [, prefix = "", own = "", after = ""] = /^([^/]*)(?:\/([^~]*))?(?:~(.*))?$/.exec(text) ?? [];
    return { prefix, own: own === "" ? new Set<number>() : lengthsOf(own), after };
  });
  return {
    code,
    lengths: lengthsOf(lengths),
    trunks: trunks.filter(({ prefix }) => prefix !== "="),
    noughts: trunks.find(({ prefix }) => prefix === "=") ?? null,
  };
};

/** What a reader of numbers makes of one in the ordered form. */
export interface NumberRead {
  /** Without its trunk prefix; else as it is. */
  readonly number: string;
  /** Whether a number of that length can be dialled in that country. */
  readonly isPossible: boolean;
}

export type NumberReader = (number: string) => NumberRead;

/** By the table of lengths and trunk prefixes that follows from libphonenumber's metadata; a server may ask the library itself. */
export const readByTable: NumberReader = (number) => {
  const plan = planOf(number.slice(1));
  if (plan === null) return { number, isPossible: false };
  const digits = number.slice(1 + plan.code.length);
  const isOf = ({ prefix, own, after }: Trunk, text: string): boolean =>
    text.startsWith(prefix) && !(own.has(text.length) && (after === "" || after.includes(text.charAt(prefix.length))));
  const trunk = plan.trunks.find((each) => isOf(each, digits));
  const rest = digits.slice(trunk?.prefix.length ?? 0);
  const isPossible = plan.lengths.has(rest.length) && !plan.trunks.some((each) => isOf(each, rest));
  return { number: isPossible ? `+${plan.code}${rest}` : number, isPossible };
};

const phoneForm = /^\+[1-9][0-9]{6,14}$/;
const phoneExample = "+491234567890";

/** What is written before a number that is no part of it. */
const label = /^(?:tel|phone|telefon|telephone|fon|mobil|mobile|fax)(?:\s*[.:]+|\s+(?=[+(0]))\s*/i;

/** A nought in brackets after a country's code. */
const nought = /[([]\s*0\s*[)\]]/u;

const digitsOf = (text: string): string =>
  text
    .replace(/[\s()[\]/.-]/gu, "")
    .replace(/^00/, "+")
    .normalize("NFKC");

const rewritten = (typed: string): string => {
  const pasted = unwrapped(withPlainHyphens(withoutInvisible(typed.normalize("NFKC"))))
    .replace(/^(tel:[^;]*);.*$/i, "$1")
    .replace(label, "");
  const number = digitsOf(pasted);
  if (!/^(?:\+|00)/.test(pasted) || !nought.test(pasted)) return withoutTrunk(number);
  const plan = planOf(number.slice(1));
  const isOwn = plan?.noughts?.own.has(number.length - 1 - plan.code.length) === true;
  return isOwn ? number : withoutTrunk(digitsOf(pasted.replace(nought, "")));
};

/** What the field makes of a number when it is left or sent: digits of full width become plain ones, `tel:`, blanks, hyphens, slashes, dots, brackets and invisible characters go, `00` becomes `+`; `(0)` after a country's code goes where it is no digit of the number, as it is in Italy. Composed last, since what went may have stood between a letter and its accent. [CUS-04] [REP2-3] */
export const phoneAsTyped = (typed: string): string => {
  const number = rewritten(typed);
  // What stood around quotes may be gone only now.
  return unwrapped(number) === number ? number : phoneAsTyped(number);
};

const withoutTrunk = (number: string): string => (phoneForm.test(number) ? readByTable(number).number : number);

/** The digits of a stored number, as they are dialled from abroad and within its country, without what is dialled before them. [DSK-01] */
export const dialledForms = (number: string): readonly string[] => {
  const [stored, read] = [number, phoneAsTyped(number)].map((each) => each.replaceAll(/\D/g, ""));
  const within = (read ?? "").slice(planOf(read ?? "")?.code.length ?? 0).replace(/^0+/, "");
  return [...new Set([stored ?? "", read ?? "", within])].filter((form) => form !== "");
};

type Field<Clean, Refusal> = Result.Result<Clean, Refusal | ForbiddenCharacters>;

/** Phone: `+` and 7 to 15 digits, nothing else, without a trunk prefix; under `international` as many digits as can be dialled there. [CUS-04] [CUS-13] */
export const phone = (
  typed: string,
  policy: Pick<AddressPolicy, "dialled">,
  read: NumberReader = readByTable,
): Field<string, FieldRequired | PhoneInvalid> =>
  Result.flatMap(cleanLine(withoutInvisible(typed)), (line): Result.Result<string, FieldRequired | PhoneInvalid> => {
    if (line === "") return Result.fail(new FieldRequired({ rule: "CUS-13" }));
    const dialled = phoneForm.test(line) ? read(line) : null;
    return dialled !== null && (dialled.isPossible || !policy.dialled)
      ? Result.succeed(dialled.number)
      : Result.fail(new PhoneInvalid({ example: phoneExample }));
  });

/** Fax: may be left out, else as a phone number. [CUS-13] */
export const fax = (
  typed: string,
  policy: Pick<AddressPolicy, "dialled">,
  read: NumberReader = readByTable,
): Field<string | null, FieldRequired | PhoneInvalid> =>
  withoutInvisible(typed).trim() === "" ? Result.succeed(null) : phone(typed, policy, read);
