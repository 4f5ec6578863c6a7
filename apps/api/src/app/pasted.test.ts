// What people paste, thousands of it: names, cities, passwords, domain names and lists are read rightly, or refused by a sentence that is true. [CUS-01] [CUS-06] [DOM-02] [SES-02] [TKT-06]
import { international, specified } from "@kontor/domain/kernel/text";
import { city, email, personName, phone } from "@kontor/domain/shop/customer";
import { parseDomainName, toUnicode } from "@kontor/domain/shop/domain-name";
import { readTickets } from "@kontor/domain/site/ticket";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pastes } from "../../test/pastes.ts";
import { decodedText } from "../platform/text/decoded.ts";
import { suffixOf } from "../shop/domain-name/registry/public-suffix.ts";
import { toAscii } from "../shop/domain-name/registry/to-ascii.ts";
import { passwordsAt } from "../visitor/session/passwords.ts";

const letters = Array.from("aäöüßéøłžñçğıаяіґαωέաბგאבעربتกขあア東京서울ABCÄÖÜÉŁŞІΩԱ");
const blank = fc.constantFrom(" ", "\u00a0", "\u2009", "\u202f", "\u3000", "\t", "  ");
const hidden = fc.constantFrom("\u200b", "\u200e", "\u202e", "\u2060", "\ufeff", "\u00ad", "\u0000", "\u0007");
const sign = fc.constantFrom("'", "’", "‘", "´", "`", "-", "–", "‑", ".", "/", "(", "&", "🎉", "½", "\ufffd", "<", '"');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });

/** Words with whatever stands between, before and after them, in either form of their letters. */
const anyPasted = fc
  .tuple(
    fc.array(
      fc.tuple(
        word,
        fc.oneof({ weight: 6, arbitrary: blank }, { weight: 3, arbitrary: sign }, { weight: 1, arbitrary: hidden }),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    word,
    fc.boolean(),
  )
  .map(([parts, last, apart]) => {
    const text = parts.map(([part, between]) => part + between).join("") + last;
    return apart ? text.normalize("NFD") : text;
  });

const lettersOf = (text: string): string => (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]/gu) ?? []).join("");

/** A field is stored with the letters that were typed, tidy and visible; a refusal that names a character names one of the input. */
const isTrue = (typed: string, read: Result.Result<string, { readonly _tag: string }>): void => {
  if (Result.isSuccess(read)) {
    expect(lettersOf(read.success)).toBe(lettersOf(typed));
    expect(read.success).toBe(read.success.normalize("NFC").trim());
    expect(read.success).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cc}|\uFFFD| {2}|[^\S ]/u);
  } else if (read.failure._tag === "ForbiddenCharacters") {
    const { character } = read.failure as unknown as { readonly character: string };
    const [, number = ""] = /U\+([0-9A-F]+)$/.exec(character) ?? [];
    expect([typed, typed.normalize("NFC")].join(" ")).toContain(String.fromCodePoint(Number.parseInt(number, 16)));
  }
};

describe("pasted text", () => {
  it("[CUS-01] [CUS-06] [REP-8] [REP-9] [REP-10] names and cities", () =>
    fc.assert(
      fc.property(anyPasted, fc.constantFrom(specified, international), (typed, policy) => {
        isTrue(typed, personName(typed, policy));
        isTrue(typed, city(typed, policy));
      }),
      pastes,
    ));

  it("[CUS-02] [CUS-04] [REP-9] numbers and addresses with what comes along when they are copied", () =>
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.constantFrom("\u200b", "\u200e", "\u202a", "\u2060", "\ufeff", "\u00ad"),
        (at, come) => {
          const pasted = (text: string) => `${text.slice(0, at)}${come}${text.slice(at)}`;
          expect(Result.getOrNull(phone(pasted("+494066969100"), international))).toBe("+494066969100");
          expect(Result.getOrNull(email(pasted("erika.muster@example.org")))).toBe("erika.muster@example.org");
        },
      ),
      pastes,
    ));

  it("[SES-02] [REP-7] passwords, in the form of either keyboard", async () => {
    const { hashed, isPassword } = passwordsAt({ memoryCost: 16, timeCost: 1, parallelism: 1 });
    await fc.assert(
      fc.asyncProperty(anyPasted, async (typed) => {
        const stored = await hashed(typed);
        expect([
          await isPassword(stored, typed.normalize("NFC")),
          await isPassword(stored, typed.normalize("NFD")),
        ]).toEqual([true, true]);
        expect(await isPassword(stored, `${typed}x`)).toBe(false);
      }),
      pastes,
    );
  });

  it("[DOM-02] [REP-5] [REP-6] domain names", () =>
    fc.assert(
      fc.property(anyPasted, fc.constantFrom("com", "de", "co.uk", "asso.fr", "fr", ""), (typed, ending) => {
        const endings = ["com", "de", "co.uk", "fr"].map((of) => ({
          ending: of,
          minimumLength: 1,
          maximumLength: 63,
          letters: "any" as const,
        }));
        const read = parseDomainName(ending === "" ? typed : `${typed}.${ending}`, {
          toAscii,
          suffixOf,
          endings,
          defaultEnding: "com",
        });
        if (Result.isFailure(read)) return;
        const { ascii, unicode, label } = read.success.name;
        expect(ascii).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
        expect([toAscii(unicode), toUnicode(ascii)]).toEqual([ascii, unicode]);
        expect(toUnicode(label)).toMatch(/^[\p{L}\p{M}\p{Nd}\p{Join_Control}\u00B7\u0375\u05F3\u05F4\u30FB-]+$/u);
        expect(ascii).not.toMatch(/^asso\.fr$/);
      }),
      pastes,
    ));
});

const cell = (text: string, separator: string): string =>
  text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
const latin = fc.string({ unit: fc.constantFrom(...Array.from("abcäöüßéñçøABCÄÖÜ")), minLength: 1, maxLength: 12 });

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with its mark": (text) => Buffer.from(`\uFEFF${text}`),
  "UTF-16": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16, big end first": (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  "Windows-1252": (text) => Buffer.from(text, "latin1"),
};

it.each(Object.keys(encodings))("[TKT-06] [REP-4] [REP-11] lists in %s are read name by name", (encoding) =>
  fc.assert(
    fc.property(
      fc.array(latin, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(";", ",", "\t"),
      fc.constantFrom("\r\n", "\n"),
      fc.boolean(),
      (names, separator, end, isNamed) => {
        const lines = [["name", "email"], ...names.map((name, at) => [`${name}, ${name}`, `n${at}@example.org`])];
        const list =
          (isNamed ? `sep=${separator}${end}` : "") +
          lines.map((cells) => cells.map((one) => cell(one, separator)).join(separator)).join(end);
        const read = Result.getOrThrow(
          readTickets(decodedText((encodings[encoding] as (text: string) => Uint8Array)(list))),
        );
        expect(read.refused).toEqual([]);
        expect(read.rows.map(({ holder }) => holder)).toEqual(names.map((name) => `${name}, ${name}`));
      },
    ),
    pastes,
  ),
);
