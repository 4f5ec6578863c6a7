// What always holds of names and their checks.
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { encode } from "punycode/punycode.es6.js";
import { law, lawsAbout, type Law } from "#kernel/law";
import { anyAsciiName, anyAvailability, anyEnding, anyTyped, asciiFacts, someEndings } from "./arbitraries.ts";
import * as lists from "./endings.ts";
import { endingsPerPage } from "./limits.ts";
import { DomainValidationFailed } from "./errors.ts";
import { mixesScripts, strictToAscii } from "./idna.ts";
import type { Ending } from "./model.ts";
import { Registry } from "./ports.ts";
import * as registries from "./rdap.ts";
import { readingLaws } from "./reading-laws.ts";
import * as own from "./rules.ts";
import { holdingLaws } from "./holding-laws.ts";
import { searchLaws } from "./search-laws.ts";
import { checkDomain, confirmAcquisition } from "./use-cases.ts";

const someEnding = someEndings[0] as Ending;
/** Whether DNS knows a name, or does not answer. */
const anyDnsAnswer = fc.constantFrom(true, false, "dns" as const);
const anyAcquisition = fc.constantFrom("register" as const, "transfer" as const);

/** A conversion that takes whatever it is given. */
const lenient = (name: string): string =>
  name
    .split(".")
    .map((label) => (/^[a-z0-9-]+$/.test(label) ? label : `xn--${encode(label)}`))
    .join(".");

const anyLongLabel = fc.string({ unit: fc.constantFrom("a", "b", "ü", "ø"), minLength: 30, maxLength: 64 });

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  authcodeFrom: own.authcodeFrom,
  domainNameOf: own.domainNameOf,
  embeddedAvailability: own.embeddedAvailability,
  endingPage: lists.endingPage,
  isSameName: own.isSameName,
  mayAcquire: own.mayAcquire,
  offerFor: own.offerFor,
  parseDomainName: own.parseDomainName,
  rdapReading: registries.rdapReading,
  waitSeconds: own.waitSeconds,
} as const;

export type DomainNameFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<DomainNameFunctions> = {}): readonly Law[] =>
  lawsAbout<DomainNameFunctions>(functions, given, (of) => [...nameLaws(of), ...readingLaws(of)]);

const nameLaws = ({
  authcodeFrom,
  domainNameOf,
  embeddedAvailability,
  endingPage,
  isSameName,
  mayAcquire,
  offerFor,
  parseDomainName,
  rdapReading,
  waitSeconds,
}: DomainNameFunctions): readonly Law[] => {
  const typedOf = (typed: string) => parseDomainName(typed, { ...asciiFacts, defaultEnding: "de" });
  return [
    law("[DOM-02] whatever is typed gives a name or a refusal, and the name is under an ending that is sold", () =>
      fc.property(anyTyped, (typed) => {
        const read = typedOf(typed);
        return (
          Result.isFailure(read) ||
          asciiFacts.endings.some(({ ending }) => read.success.name.ascii === `${read.success.name.label}.${ending}`)
        );
      }),
    ),
    law("[DOM-02] a name that was read is read again as itself, without hints", () =>
      fc.property(anyTyped, (typed) => {
        const read = typedOf(typed);
        if (Result.isFailure(read)) return true;
        const again = typedOf(read.success.name.ascii);
        return (
          Result.isSuccess(again) &&
          isSameName(again.success.name, read.success.name) &&
          again.success.hints.length === 0
        );
      }),
    ),
    law("[DOM-02] a URL, a subdomain, a trailing dot and letter case make no other name", () =>
      fc.property(
        anyAsciiName,
        fc.constantFrom("", "http://", "https://", "HTTPS://www.", "www.", "//"),
        fc.constantFrom("", ".", "/", "/x?y#z", ":8080/", "./"),
        (name, before, after) => {
          const read = typedOf(before + name.unicode.toUpperCase() + after);
          return (
            Result.isSuccess(read) &&
            isSameName(read.success.name, name) &&
            read.success.hints.length > 0 === (before !== "" || after !== "")
          );
        },
      ),
    ),
    law("[DOM-02] what is exactly a name needs no reduction to be read", () =>
      fc.property(anyTyped, (typed) => {
        const exact = domainNameOf(typed, asciiFacts);
        const read = parseDomainName(typed, asciiFacts);
        return Result.isFailure(exact) || (Result.isSuccess(read) && isSameName(read.success.name, exact.success));
      }),
    ),
    law(
      "[DOM-02] a strict conversion is repeatable and made of letters, digits and hyphens, however lenient the one below it",
      () =>
        fc.property(fc.string({ unit: fc.constantFrom(..."aZ0-.xn_!ä") }), (name) => {
          const strict = strictToAscii((host) => host.toLowerCase());
          const ascii = strict(name);
          return ascii === null || (/^[a-z0-9.-]+$/.test(ascii) && strict(ascii) === ascii);
        }),
    ),
    law("[DOM-02] the longest name is counted in its A-label, however few letters are shown", () =>
      fc.property(anyLongLabel, fc.integer({ min: 40, max: 63 }), (shown, maximumLength) => {
        const label = /^[a-z]+$/.test(shown) ? shown : `xn--${encode(shown)}`;
        const facts = {
          endings: [{ ...someEnding, maximumLength }],
          toAscii: (name: string) => name.replace(shown, () => label),
        };
        const name = domainNameOf(`${shown}.${someEnding.ending}`, facts);
        return Result.isSuccess(name)
          ? name.success.label === label && label.length <= maximumLength
          : label.length > maximumLength;
      }),
    ),
    law(
      "[DOM-02] [REP-6] a name that is read has letters, marks, digits and hyphens, and little else in its place",
      () =>
        fc.property(
          fc.oneof(
            fc.string({ unit: "binary", minLength: 1, maxLength: 3 }),
            fc.constantFrom("❤", "★", "’", "·", "・", "\u0640"),
          ),
          (signs) => {
            const read = domainNameOf(`ab${signs}cd.com`, {
              toAscii: lenient,
              endings: [{ ...someEnding, ending: "com", letters: "any" }],
            });
            return (
              Result.isFailure(read) ||
              /^[\p{L}\p{M}\p{Nd}\p{Join_Control}\u30FB\u0375\u05F3\u05F4-]+$/u.test(read.success.unicode.slice(0, -4))
            );
          },
        ),
    ),
    law("[DOM-02] one foreign character in a name is the one that the refusal names, a blank as itself", () =>
      fc.property(anyAsciiName, fc.constantFrom(..." _!&%\u00a0+'♥€"), fc.nat(), ({ ascii, label }, foreign, place) => {
        const at = 1 + (place % (label.length - 1));
        const read = parseDomainName(ascii.slice(0, at) + foreign + ascii.slice(at), asciiFacts);
        if (Result.isSuccess(read) || read.failure._tag !== "DomainNameInvalid") return false;
        const { fault, characters } = read.failure;
        return foreign.trim() === ""
          ? fault === "blank" && characters === "␣"
          : fault === "characters" && characters === foreign;
      }),
    ),
    law("[DOM-02] a text in one script mixes nothing", () =>
      fc.property(
        fc.constantFrom("latein-ä1", "кириллица", "ελληνικά", "ひらがなカタカナ漢字", "한글漢字"),
        fc.nat(20),
        (text, length) => !mixesScripts(text.slice(0, length)),
      ),
    ),
    law("[DOM-01] what is offered is what may be done, and nothing else may be done", () =>
      fc.property(
        anyAsciiName,
        anyAvailability,
        anyEnding,
        anyAcquisition,
        (name, availability, ending, acquisition) =>
          Result.isSuccess(mayAcquire(name, availability, acquisition, ending)) ===
          (offerFor(availability, ending) === acquisition),
      ),
    ),
    law(
      "[DOM-08] the embedded registry answers a name alike however it was typed, and takes names of three letters as taken",
      () =>
        fc.property(anyAsciiName, (name) => {
          const answer = embeddedAvailability(name);
          return (
            answer === embeddedAvailability({ ...name, ending: "com" }) && (name.label.length > 3 || answer === "taken")
          );
        }),
    ),
    law("[DOM-07] an authcode keeps its letter case and loses only the blanks at its ends", () =>
      fc.property(fc.string({ unit: fc.constantFrom(..."AbZ29+-/*$ ") }), anyEnding, (typed, ending) => {
        const code = authcodeFrom(typed, ending);
        return Result.isFailure(code) || code.success === (ending.authcode === null ? null : typed.trim());
      }),
    ),
    law("[DOM-05] a rate limit waits at least a second and never less than it states", () =>
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (retryAfterSeconds) => {
        const wait = waitSeconds({ _tag: "DomainRateLimited", retryAfterSeconds });
        return wait >= 1 && wait >= retryAfterSeconds && Number.isInteger(wait);
      }),
    ),
    law(
      "[DOM-06] show more shows what is there already and more, until every ending that was found is shown once",
      () =>
        fc.property(
          fc.array(
            fc.tuple(fc.stringMatching(/^[a-c]{1,3}$/), fc.constantFrom("popular" as const, "country" as const)),
            {
              maxLength: 60,
            },
          ),
          fc.stringMatching(/^\.?[A-Ca-c]{0,2}$/),
          fc.constantFrom(null, "popular" as const, "country" as const),
          (names, text, group) => {
            const endings = names.map(([ending, own]) => ({ ...someEnding, ending, group: own }));
            const first = endingPage(endings, { text, group, shown: endingsPerPage });
            const next = endingPage(endings, { text, group, shown: first.more ?? endingsPerPage });
            const all = endingPage(endings, { text, group, shown: endings.length });
            const isMeant = (ending: Ending): boolean =>
              (group === null || ending.group === group) && ending.ending.includes(text.replace(".", "").toLowerCase());
            return (
              first.endings.every((ending, at) => next.endings[at] === ending) &&
              (first.more === null) === (first.endings.length === first.found) &&
              all.endings.length === first.found &&
              all.more === null &&
              endings.filter(isMeant).length === all.found &&
              all.endings.every(isMeant)
            );
          },
        ),
    ),
    law(
      "[DOM-08] whatever a server answers, a name is available only by a 404 in RDAP's own media type, and taken only by its own record",
      () =>
        fc.property(
          fc.record({
            status: fc.oneof(fc.constantFrom(200, 301, 400, 404, 429, 503), fc.integer({ min: 100, max: 599 })),
            contentType: fc.constantFrom(null, "application/rdap+json", "application/json", "text/html"),
            retryAfter: fc.option(fc.oneof(fc.nat(900).map(String), fc.string())),
            body: fc.oneof(
              fc.constantFrom({ ldhName: "A.DE" }, { ldhName: "b.de" }, { status: ["active"] }),
              fc.anything(),
            ),
          }),
          (response) => {
            const { availability, wait } = rdapReading(response, { ascii: "a.de" });
            const isFree = response.status === 404 && response.contentType === "application/rdap+json";
            return (
              (availability === "available") === isFree &&
              (availability !== "taken" || response.status === 200) &&
              (wait !== null) === (response.status === 429) &&
              (wait === null || wait >= 1)
            );
          },
        ),
    ),
  ];
};

export const laws: readonly Law[] = [
  ...lawsOf(),
  ...searchLaws,
  law(
    "[DOM-03] no name is acquired that DNS did not pass: its ending is delegated, and what is transferred is there",
    () =>
      fc.property(
        anyAsciiName,
        anyAcquisition,
        anyAvailability,
        anyDnsAnswer,
        anyDnsAnswer,
        (name, way, availability, ending, itself) => {
          const dns = (registered: boolean | "dns") =>
            registered === "dns"
              ? Effect.fail(new DomainValidationFailed({ name: name.ending, problem: "dns" }))
              : Effect.succeed(registered);
          const port = {
            check: () => Effect.succeed(availability),
            endingIsDelegated: () => dns(ending),
            nameExists: () => dns(itself),
          };
          const run = <A, E>(use: Effect.Effect<A, E, Registry>) =>
            Effect.runSync(Effect.result(Effect.provideService(use, Registry, port)));
          const [checked, confirmed] = [
            run(checkDomain(name.ascii, { toAscii: asciiFacts.toAscii, endings: someEndings })),
            run(confirmAcquisition(name, way, someEndings)),
          ];
          const isFree = Result.isSuccess(
            own.mayAcquire(name, availability, way, someEndings.find((one) => one.ending === name.ending) as Ending),
          );
          const failure =
            Result.isFailure(confirmed) && confirmed.failure._tag === "DomainValidationFailed"
              ? confirmed.failure
              : null;
          return (
            Result.isSuccess(checked) === (ending === true) &&
            Result.isSuccess(confirmed) === (ending === true && isFree && (way === "register" || itself === true)) &&
            (ending === true || failure?.problem === (ending === "dns" ? "dns" : "ending")) &&
            (ending !== true ||
              failure === null ||
              (way === "transfer" && failure.problem === (itself === "dns" ? "dns" : "non-existent")))
          );
        },
      ),
  ),
  ...holdingLaws,
];
