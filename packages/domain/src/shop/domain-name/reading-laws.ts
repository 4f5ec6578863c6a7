// Laws of what is read of a name and of what may be done with it, case by case: which hints, which fault, which refusal. [DOM-01] [DOM-02] [DOM-04] [DOM-05] [DOM-06] [DOM-07] [DOM-08]
import * as Result from "effect/Result";
import fc from "fast-check";
import { isSameValue, law, type Law } from "#kernel/law";
import { anyAsciiLabel, anyAsciiName, anyAvailability, asciiFacts, someEndings } from "./arbitraries.ts";
import type { endingPage } from "./endings.ts";
import { toUnicode } from "./idna.ts";
import { endingsPerPage } from "./limits.ts";
import type { Ending } from "./model.ts";
import type { rdapReading } from "./rdap.ts";
import type {
  authcodeFrom,
  domainNameOf,
  embeddedAvailability,
  isSameName,
  mayAcquire,
  offerFor,
  parseDomainName,
  waitSeconds,
} from "./rules.ts";

/** The functions that these laws are about. */
export interface Readings {
  readonly authcodeFrom: typeof authcodeFrom;
  readonly domainNameOf: typeof domainNameOf;
  readonly embeddedAvailability: typeof embeddedAvailability;
  readonly endingPage: typeof endingPage;
  readonly isSameName: typeof isSameName;
  readonly mayAcquire: typeof mayAcquire;
  readonly offerFor: typeof offerFor;
  readonly parseDomainName: typeof parseDomainName;
  readonly rdapReading: typeof rdapReading;
  readonly waitSeconds: typeof waitSeconds;
}

const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isSuccess(result) ? "success" : result.failure._tag;

const anyAcquisition = fc.constantFrom("register" as const, "transfer" as const);
const anyTransferable = fc.boolean().map((transferable) => ({ transferable }));
const facts = { ...asciiFacts, defaultEnding: "de" };

/** What of a host is cut off before it is a name, and the hint that says so. */
const anyAround = fc.record({
  scheme: fc.constantFrom("", "http://", "https://"),
  www: fc.constantFrom("", "www.", "a.b."),
  path: fc.constantFrom("", "/", "/x?y"),
  dot: fc.constantFrom("", "."),
});

const sorted = (values: readonly string[]): string => [...values].sort().join();

const anyRecord = fc.record({
  status: fc.constantFrom(200, 400, 404, 429, 503),
  contentType: fc.constantFrom(
    "application/rdap+json",
    "application/rdap+json; charset=utf-8",
    "application/json",
    null,
  ),
  retryAfter: fc.constantFrom(null, "0", "7", "soon", "900"),
  body: fc.record({
    ldhName: fc.constantFrom("A.de", "a.de.", "b.de"),
    status: fc.subarray(["active", "Pending Delete", "client transfer prohibited", "redemption period"]),
  }),
});

export const readingLaws = (of: Readings): readonly Law[] => {
  const { authcodeFrom, domainNameOf, embeddedAvailability, endingPage, isSameName } = of;
  const { mayAcquire, offerFor, parseDomainName, rdapReading, waitSeconds } = of;
  return [
    law(
      "[DOM-02] what is read is the label before the longest ending that is sold, each part as it is written and shown",
      () =>
        fc.property(anyAsciiName, fc.boolean(), (name, isExact) => {
          const read = isExact
            ? domainNameOf(name.ascii, facts)
            : Result.map(parseDomainName(name.ascii, facts), (reading) => reading.name);
          return (
            Result.isSuccess(read) &&
            read.success.ascii === name.ascii &&
            read.success.unicode === toUnicode(name.ascii) &&
            `${read.success.label}.${read.success.ending}` === name.ascii &&
            read.success.ending === name.ending
          );
        }),
    ),
    law("[DOM-02] a hint is given for each part that was cut off, and for no other", () =>
      fc.property(anyAsciiName, anyAround, (name, { scheme, www, path, dot }) => {
        const read = parseDomainName(`${scheme}${www}${name.ascii}${dot}${path}`, facts);
        const hints = [
          ...(scheme === "" ? [] : ["scheme-removed"]),
          ...(www === "" ? [] : ["subdomain-removed"]),
          ...(path === "" ? [] : ["path-removed"]),
          ...(dot === "" ? [] : ["trailing-dot-removed"]),
        ];
        return (
          Result.isSuccess(read) &&
          isSameName(read.success.name, name) &&
          read.success.otherSpelling === null &&
          sorted(read.success.hints.filter((hint) => hint !== "mixed-scripts")) === sorted(hints)
        );
      }),
    ),
    law("[DOM-02] a word gets the default ending with a hint, and is refused where there is none", () =>
      fc.property(anyAsciiLabel, (label) => {
        const [read, alone] = [parseDomainName(label, facts), parseDomainName(label, asciiFacts)];
        const isNumber = /^\d+$/.test(label);
        return (
          Result.isFailure(alone) &&
          alone.failure._tag === "DomainNameInvalid" &&
          alone.failure.fault === "ending-missing" &&
          (isNumber || (Result.isSuccess(read) && read.success.hints.includes("ending-added"))) &&
          (isNumber || (Result.isSuccess(read) && read.success.name.ascii === `${label}.de`))
        );
      }),
    ),
    law(
      "[DOM-02] a name under an ending that is not sold, one with a subdomain, an empty one: each refused for what it is",
      () =>
        fc.property(anyAsciiName, ({ ascii, label }) => {
          const [unsold, sub, none] = [`${label}.example`, `sub.${ascii}`, ""].map((typed) =>
            domainNameOf(typed, facts),
          );
          const faultOf = (read: typeof none): string =>
            read !== undefined && Result.isFailure(read) && read.failure._tag === "DomainNameInvalid"
              ? read.failure.fault
              : "none";
          return (
            unsold !== undefined &&
            tagOf(unsold) === "DomainEndingUnknown" &&
            tagOf(parseDomainName(`${label}.example`, facts)) === "DomainEndingUnknown" &&
            faultOf(sub) === "subdomain" &&
            faultOf(none) === "empty"
          );
        }),
    ),
    law("[DOM-02] a label is as long as its ending takes it, and of the letters that it takes", () =>
      fc.property(anyAsciiLabel, fc.nat(30), fc.nat(30), fc.boolean(), (label, minimumLength, more, isAny) => {
        const ending: Ending = {
          ...(someEndings[0] as Ending),
          minimumLength,
          maximumLength: minimumLength + more,
          letters: isAny ? "any" : "ascii",
        };
        const toAscii = (host: string) => host.toLowerCase();
        const read = domainNameOf(`${label}.de`, { endings: [ending], toAscii });
        const fits = label.length >= minimumLength && label.length <= minimumLength + more;
        return Result.isSuccess(read)
          ? fits
          : !fits &&
              read.failure._tag === "DomainNameInvalid" &&
              read.failure.fault === "length" &&
              read.failure.minimum === minimumLength &&
              read.failure.maximum === minimumLength + more &&
              read.failure.ending === "de";
      }),
    ),
    law(
      "[DOM-01] a free name is registered, a taken or locked one moved where its ending allows it, and nothing else is offered",
      () =>
        fc.property(anyAvailability, anyTransferable, (availability, ending) => {
          const isFree = availability === "available" || availability === "probably-available";
          const mayMove = (availability === "taken" || availability === "locked") && ending.transferable;
          const offer = isFree ? "register" : mayMove ? "transfer" : null;
          return offerFor(availability, ending) === offer;
        }),
    ),
    law(
      "[DOM-01] [CHK-07] why a name cannot be had is what is known of it: ours, unclear, leaving, taken, not registered, not to be moved",
      () =>
        fc.property(
          anyAsciiName,
          anyAvailability,
          anyAcquisition,
          anyTransferable,
          (name, availability, way, ending) => {
            const made = mayAcquire(name, availability, way, ending);
            const isFree = availability === "available" || availability === "probably-available";
            const is = (tag: string, facts: object): boolean =>
              Result.isFailure(made) &&
              made.failure._tag === tag &&
              isSameValue({ ...made.failure, ...facts }, { ...made.failure });
            const named = { name: name.unicode };
            if (availability === "ours") return is("DomainOurs", named);
            if (availability === "unknown") return is("DomainUnclear", named);
            if (availability === "leaving") return is("DomainLeaving", named);
            if (way === "register") return isFree ? Result.getOrNull(made) === way : is("DomainTaken", named);
            if (isFree) return is("DomainNotRegistered", named);
            return ending.transferable
              ? Result.getOrNull(made) === way
              : is("DomainNotTransferable", { ending: name.ending });
          },
        ),
    ),
    law("[DOM-04] two names are one exactly where their A-labels are", () =>
      fc.property(anyAsciiName, anyAsciiName, fc.boolean(), (name, other, isLike) =>
        isLike
          ? isSameName(name, { ...other, ascii: name.ascii })
          : isSameName(name, { ...name, ascii: other.ascii }) === (name.ascii === other.ascii),
      ),
    ),
    law(
      "[DOM-07] an authcode is refused for the letters that its registry does not give, else for its length, and taken as it is",
      () =>
        fc.property(
          fc.string({ unit: fc.constantFrom(..."AbZ29+-/*AbZ29+-/*AbZ29+-/*$Il0 ä"), maxLength: 12 }),
          fc.record({
            ending: fc.constantFrom("de", "com"),
            authcode: fc.option(fc.record({ minimum: fc.nat(6), maximum: fc.integer({ min: 6, max: 12 }) })),
          }),
          (typed, ending) => {
            const code = authcodeFrom(typed, ending);
            const shown = typed.trim();
            if (ending.authcode === null) return Result.isSuccess(code) && code.success === null;
            const { minimum, maximum } = ending.authcode;
            const isForeign = ending.ending === "de" ? /[^A-HJ-NP-Za-km-np-z2-9+\-/*]/u : /[^!-~]/u;
            if (isForeign.test(shown)) return tagOf(code) === "AuthcodeCharactersWrong";
            return shown.length < minimum || shown.length > maximum
              ? tagOf(code) === "AuthcodeLengthWrong"
              : Result.getOrNull(code) === shown;
          },
        ),
    ),
    law("[DOM-08] the embedded registry says of each label what its rule says: ours, unclear, taken, available", () =>
      fc.property(
        anyAsciiName,
        fc.constantFrom("" as const, "ours" as const, "unclear" as const, "taken" as const),
        (name, word) => {
          const answer = embeddedAvailability({ ...name, label: `${word}${name.label}` });
          const isPlainWord =
            `${word}${name.label}`.length > 12 && !/^ours|^unclear|^locked|^leaving|taken/.test(name.label);
          if (!isPlainWord) return true;
          return answer === { ours: "ours", unclear: "unknown", taken: "taken", "": "available" }[word];
        },
      ),
    ),
    law("[DOM-05] only a rate limit makes one wait: as long as it says, in whole seconds, at least one", () =>
      fc.property(
        fc.constantFrom("DomainRateLimited", "DomainCheckFailed"),
        fc.integer({ min: 0, max: 900 }),
        (_tag, tenths) => {
          const seconds = waitSeconds({ _tag, retryAfterSeconds: tenths / 10 });
          return (
            waitSeconds(null) === 0 &&
            waitSeconds({ _tag }) === (_tag === "DomainRateLimited" ? 1 : 0) &&
            seconds === (_tag === "DomainRateLimited" ? Math.max(1, Math.ceil(tenths / 10)) : 0)
          );
        },
      ),
    ),
    law(
      "[DOM-06] endings that begin with what is searched stand before those that contain it, each as they are listed",
      () =>
        fc.property(
          fc.uniqueArray(fc.stringMatching(/^[a-c]{1,3}$/), { maxLength: 30 }),
          fc.constantFrom("", "a", "ab", ".B", "c "),
          fc.constantFrom(null, "popular" as const, "country" as const),
          fc.constantFrom(1, endingsPerPage, 40),
          (names, text, group, shown) => {
            const groups = ["popular", "country"] as const;
            const all = names.map(
              (ending, at): Ending => ({
                ...(someEndings[0] as Ending),
                ending,
                group: groups[at % 2] ?? "new",
              }),
            );
            const wanted = text.trim().toLowerCase().replace(/^\./, "");
            const meant = all.filter(
              (each) => (group === null || each.group === group) && each.ending.includes(wanted),
            );
            const first = meant.filter(({ ending }) => ending.startsWith(wanted));
            const found = [...first, ...meant.filter((each) => !first.includes(each))];
            const page = endingPage(all, { text, group, shown });
            return (
              page.found === found.length &&
              page.endings.length === Math.min(shown, found.length) &&
              page.endings.every((ending, at) => ending === found[at]) &&
              page.more === (found.length > shown ? shown + endingsPerPage : null)
            );
          },
        ),
    ),
    law(
      "[DOM-08] [DOM-01] an answer of a registry says whether a taken name may move, and an unclear one why nothing is known",
      () =>
        fc.property(anyRecord, (response) => {
          const reading = rdapReading(response, { ascii: "a.de" });
          const { status, contentType, retryAfter, body } = response;
          const isOwn = status === 200 && body.ldhName !== "b.de";
          const isFree = status === 404 && contentType?.startsWith("application/rdap+json") === true;
          const statuses = body.status.map((each) => each.toLowerCase());
          const leaves = statuses.some((each) => each.startsWith("pending") || each.startsWith("redemption"));
          const locked = statuses.some((each) => each.endsWith("prohibited"));
          const why = { 200: "answer", 404: "answer", 429: "rate-limit", 400: "format" }[status as 200] ?? "server";
          const seconds = /^\d+$/.test(retryAfter ?? "") ? Math.max(1, Number(retryAfter)) : 60;
          return (
            reading.availability === (isFree ? "available" : isOwn ? "taken" : "unknown") &&
            reading.transfer === (isOwn ? (leaves ? "impossible" : locked ? "after-unlock" : "possible") : null) &&
            reading.unclear === (isFree || isOwn ? null : why) &&
            reading.wait === (status === 429 ? seconds : null)
          );
        }),
    ),
  ];
};
