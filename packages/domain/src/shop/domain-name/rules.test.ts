// Examples of the specification for domain names. [DOM-01…05] [DOM-09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { denicLetters, someEndings } from "./arbitraries.ts";
import {
  type Acquisition,
  authcodeFrom,
  availabilities,
  type Availability,
  checkDomain,
  confirmAcquisition,
  DomainCheckFailed,
  type DomainName,
  domainNameOf,
  DomainRateLimited,
  DomainValidationFailed,
  embeddedAvailability,
  type Ending,
  mayAcquire,
  nameUnder,
  offerFor,
  parseDomainName,
  Registry,
  type RegistryShape,
  strictToAscii,
  type ToAscii,
} from "./index.ts";
import { isSameName, waitSeconds } from "./rules.ts";

const toAscii: ToAscii = strictToAscii((host) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null,
);
const facts = { toAscii, endings: someEndings };

const read = (typed: string, defaultEnding?: string) => {
  const result = parseDomainName(typed, { ...facts, defaultEnding });
  return Result.isSuccess(result)
    ? { name: result.success.name.ascii, hints: result.success.hints }
    : { refused: result.failure };
};
const nameOf = (typed: string): DomainName => {
  const result = parseDomainName(typed, facts);
  if (Result.isFailure(result)) throw new Error(`no name: ${typed}`);
  return result.success.name;
};

describe("reading a name", () => {
  it("[DOM-02] a number is no ending, a number alone misses one, and exactly a name has nothing in front", () => {
    expect(read("12345")).toMatchObject({ refused: { fault: "ending-missing" } });
    expect(domainNameOf("www.beispiel.de", facts)).toMatchObject({
      failure: { _tag: "DomainNameInvalid", fault: "subdomain" },
    });
    expect(domainNameOf("beispiel.de.", facts)).toMatchObject({ success: { ascii: "beispiel.de" } });
  });
  it("[DOM-01] [CHK-07] a refused acquisition contains its name", () => {
    const offerOf = (availability: Availability, acquisition: Acquisition, transferable = true) =>
      mayAcquire(nameOf("straße.de"), availability, acquisition, { transferable });
    expect([
      offerOf("ours", "register"),
      offerOf("unknown", "register"),
      offerOf("taken", "register"),
      offerOf("available", "transfer"),
    ]).toMatchObject(Array(4).fill({ failure: { name: "straße.de" } }));
    expect(offerOf("taken", "transfer", false)).toMatchObject({ failure: { ending: "de" } });
  });
  it("[DOM-07] an authcode that does not fit is refused with the required length", () =>
    expect(authcodeFrom("x", { ending: "de", authcode: { minimum: 8, maximum: 16 } })).toMatchObject({
      failure: { ending: "de", minimum: 8, maximum: 16, length: 1 },
    }));
  it("[DOM-07] an authcode has no blank inside, whatever the ending", () =>
    expect(authcodeFrom("secret code", { ending: "com", authcode: { minimum: 6, maximum: 64 } })).toMatchObject({
      failure: { _tag: "AuthcodeCharactersWrong", characters: "␣" },
    }));
  it("[DOM-07] [LOOK2-4] characters that no code of .de has are named, each once, before its length", () => {
    const codeOf = (code: string) => authcodeFrom(code, { ending: "de", authcode: { minimum: 8, maximum: 16 } });
    expect(codeOf("AbC12345xyz9")).toMatchObject({ failure: { _tag: "AuthcodeCharactersWrong", characters: "1" } });
    expect(codeOf("0O0l")).toMatchObject({ failure: { characters: "0 O l" } });
  });
  it.each(["ilove❤42.com", "schöne★aussicht.com", "a★b42.com", "x’y42.com", "☃☃☃.com", "a·b42.com", "ab\u064042.com"])(
    "[DOM-02] [REP-6] %s has characters that IDNA 2008 leaves out",
    (typed) => expect(read(typed)).toMatchObject({ refused: { fault: "characters" } }),
  );
  it.each(["col·legi.com", "東京・大阪.com", "ελ͵α.com", "δοκιμή.com", "straße.de"])(
    "[DOM-02] [REP-6] %s is a name",
    (typed) => expect(nameOf(typed).unicode).toBe(typed),
  );
  it.each([
    ["verein.asso.fr", "asso.fr"],
    ["asso.fr", "asso.fr"],
    ["www.firma.com.pl", "com.pl"],
  ])("[DOM-02] [REP-5] %s ends in .%s, which is not offered", (typed, ending) => {
    const like = (of: string) => ({ ending: of, minimumLength: 2, maximumLength: 63, letters: "ascii" as const });
    const suffixOf = (host: string) => /(?:asso\.fr|com\.pl|fr|pl)$/.exec(host)?.[0] ?? null;
    const facts = { toAscii, endings: ["fr", "pl"].map(like), suffixOf };
    expect(parseDomainName(typed, facts)).toMatchObject({ failure: { _tag: "DomainEndingUnknown", ending } });
    expect(parseDomainName("verein.fr", facts)).toMatchObject({ success: { name: { ascii: "verein.fr" } } });
  });
  it.each(["http:/example-42.de", "https//example-42.de", "https:/example-42.de/path", "HTTP//www.example-42.de"])(
    "[DOM-02] [REP-18] %s has a scheme with a sign missing",
    (typed) => expect(read(typed)).toMatchObject({ name: "example-42.de" }),
  );
  it("[DOM-05] nothing but a limit has to be waited for", () =>
    expect(
      [
        null,
        { _tag: "DomainCheckFailed", retryAfterSeconds: 9 },
        { _tag: "DomainRateLimited", retryAfterSeconds: 9 },
      ].map(waitSeconds),
    ).toEqual([0, 0, 9]));
  it("[DOM-02] nothing typed stays nothing, whatever ending would be put behind it", () =>
    expect(read("", "de")).toMatchObject({ refused: { fault: "empty" } }));
  it("[DOM-02] has the A-label as its form and shows the U-label", () => {
    expect(nameOf("Straße.de")).toEqual({
      ascii: "xn--strae-oqa.de",
      unicode: "straße.de",
      label: "xn--strae-oqa",
      ending: "de",
    });
    expect(nameOf("beispiel.co.uk")).toMatchObject({ label: "beispiel", ending: "co.uk" });
  });
  it.each([
    ["https://www.beispiel.de/x", ["scheme-removed", "path-removed", "subdomain-removed"]],
    ["http://user:pass@beispiel.de:8080?q", ["scheme-removed", "path-removed"]],
    ["//beispiel.de", ["scheme-removed"]],
    ["beispiel.de.", ["trailing-dot-removed"]],
    ["beispiel.de/", ["path-removed"]],
    ["info@beispiel.de", ["mailbox-removed"]],
    ["mailto:info@beispiel.de?subject=x", ["mailbox-removed", "path-removed"]],
    ["Erika Muster <erika@beispiel.de>", ["mailbox-removed"]],
    ["„beispiel.de“", []],
    ["»beispiel.de«", []],
    ['"beispiel.de"', []],
    ["(beispiel.de)", []],
    ["ftp://beispiel.de", ["scheme-removed"]],
    ["beispiel.de//x", ["path-removed"]],
    ["  Beispiel.DE ", []],
    ["a.b.beispiel.de", ["subdomain-removed"]],
    ["beispiel。de", []],
  ])("[DOM-02] reduces %s to beispiel.de with a hint for what it cut off", (typed, hints) => {
    expect(read(typed)).toEqual({ name: "beispiel.de", hints });
  });
  it("[DOM-02] what is no ending of the catalogue is read as a subdomain, with a hint", () =>
    expect(read("example.name.com")).toEqual({ name: "name.com", hints: ["subdomain-removed"] }));
  it("[DOM-02] example.uk.com is refused where .com wants three characters, and never sold as if uk.com were an ending", () =>
    expect(read("example.uk.com")).toMatchObject({ refused: { fault: "length", ending: "com" } }));
  it("[DOM-02] puts the default ending behind a word, with a hint", () => {
    expect(read("beispiel", "de")).toEqual({ name: "beispiel.de", hints: ["ending-added"] });
    expect(read("beispiel")).toMatchObject({ refused: { _tag: "DomainNameInvalid", fault: "ending-missing" } });
  });
  it("[DOM-02] hints at mixed scripts and lets them pass", () => {
    expect(read("pаypal.com")).toMatchObject({ hints: ["mixed-scripts"] });
    expect(read("東京タワーtokyo.com")).toMatchObject({ hints: [] });
  });
  it("[DOM-02] offers both spellings of ß", () => {
    const reading = parseDomainName("straße.de", facts);
    expect(reading).toMatchObject({ success: { hints: ["sharp-s"], otherSpelling: { ascii: "strasse.de" } } });
    expect(parseDomainName("strasse.de", facts)).toMatchObject({ success: { hints: [], otherSpelling: null } });
  });
  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["https://", "empty"],
    ["-a.de", "hyphen"],
    ["a-.de", "hyphen"],
    ["ab--cd.de", "hyphen"],
    ["-1.de", "hyphen"],
    ["-q\u0308.de", "hyphen"],
    ["a..de", "dots"],
    [".de", "dots"],
    ["xn--a.de", "form"],
    ["de", "ending-missing"],
    ["co.uk", "ending-missing"],
    ["1.2.3.4", "address"],
    ["1.2.3.44", "address"],
    ["ab.com", "length"],
    ["ü.at", "length"],
    [`${"a".repeat(64)}.de`, "long"],
    [`${"a".repeat(64)}--b.de`, "long"],
    ["日本語.de", "letters"],
    ["bücher.uk", "letters"],
  ])("[DOM-02] refuses %s: %s", (typed, fault) => {
    expect(read(typed)).toMatchObject({ refused: { _tag: "DomainNameInvalid", rule: "DOM-02", fault, typed } });
  });
  it.each([
    ["mein name.de", "blank", "␣"],
    ["mein\u00a0name", "blank", "␣"],
    ["a_b.de", "characters", "_"],
    ["-a_b.de", "characters", "_"],
    ["müller & söhne", "characters", "␣ &"],
    ["beispiel:80x.de", "characters", ":"],
    ["a\u202eb.de", "characters", "U+202E"],
    ["café!!.de", "characters", "!"],
    ["i♥berlin.de", "characters", "♥"],
    ["a\u00b7b.de", "characters", "\u00b7"],
  ])("[DOM-02] says which characters of %s no name has: %s, %s", (typed, fault, characters) => {
    expect(read(typed)).toMatchObject({ refused: { fault, characters, typed } });
  });
  it("[DOM-02] names the length that an ending requires, and an ending that is not sold", () => {
    expect(read("ab.com")).toMatchObject({ refused: { ending: "com", minimum: 3, maximum: 63 } });
    for (const ending of ["museum", "a1", "1a"])
      expect(read(`www.beispiel.${ending}`)).toMatchObject({ refused: { _tag: "DomainEndingUnknown", ending } });
  });
  it("[DOM-02] counts the longest label as it is registered, not as it is shown", () => {
    const [de] = someEndings.map((ending) => ({ ...ending, maximumLength: 13 }));
    const checked = ["a".repeat(13), "a".repeat(14), "bücher", "büchers"].map((label) =>
      nameUnder(label, "de", { toAscii, endings: de ? [de] : [] }),
    );
    expect(checked.map((name) => name?.label)).toEqual(["a".repeat(13), undefined, "xn--bcher-kva", undefined]);
  });
  it("[DOM-02] takes digits only, one letter and each of DENIC's letters under .de", () => {
    expect([read("1.de"), read("x.de")]).toMatchObject([{ name: "1.de" }, { name: "x.de" }]);
    expect([...denicLetters].filter((letter) => nameUnder(letter, "de", facts) === null)).toEqual([]);
  });
  it("[DOM-04] compares names in A-label form", () => {
    expect(isSameName(nameOf("STRASSE.de"), nameOf("straße.de"))).toBe(false);
    expect(isSameName(nameOf("xn--strae-oqa.de"), nameOf("STRAẞE.de"))).toBe(true);
    expect(isSameName(nameOf("bu\u0308cher.at"), nameOf("bücher.at"))).toBe(true);
  });
});

describe("what may be done", () => {
  const [de, uk] = [someEndings[0] as Ending, someEndings[4] as Ending];
  const name = nameOf("beispiel.de");
  it("[DOM-01] [REP2-2] offers registration when available or probably so, a transfer when taken or locked, nothing when on its way out, ours or unknown", () => {
    expect(availabilities.map((answer) => [answer, offerFor(answer, de)])).toEqual([
      ["available", "register"],
      ["probably-available", "register"],
      ["taken", "transfer"],
      ["locked", "transfer"],
      ["leaving", null],
      ["ours", null],
      ["unknown", null],
    ]);
    expect([offerFor("taken", uk), offerFor("locked", uk)]).toEqual([null, null]);
  });
  it("[DOM-01] refuses everything else by name", () => {
    const refusals = availabilities.map((answer) => [
      mayAcquire(name, answer, "register", de),
      mayAcquire(name, answer, "transfer", de),
    ]);
    expect(refusals.flat().map((result) => (Result.isFailure(result) ? result.failure._tag : result.success))).toEqual([
      "register",
      "DomainNotRegistered",
      "register",
      "DomainNotRegistered",
      "DomainTaken",
      "transfer",
      "DomainTaken",
      "transfer",
      "DomainLeaving",
      "DomainLeaving",
      "DomainOurs",
      "DomainOurs",
      "DomainUnclear",
      "DomainUnclear",
    ]);
    expect(mayAcquire(name, "taken", "transfer", uk)).toMatchObject({ failure: { _tag: "DomainNotTransferable" } });
  });
  it.each([
    ["example-42.de", "available"],
    ["ours-mein.de", "ours"],
    ["unclear-name.com", "unknown"],
    ["locked-name.com", "locked"],
    ["leaving-name.com", "leaving"],
    ["abc.de", "taken"],
    ["münchen.de", "taken"],
    ["already-taken.de", "taken"],
  ] as const)("[DOM-01] the embedded registry answers for %s: %s", (typed, answer) => {
    expect(embeddedAvailability(nameOf(typed))).toBe(answer);
  });
});

describe("checking and confirming", () => {
  const registry = (changes: Partial<RegistryShape> = {}): RegistryShape => ({
    check: (name) => Effect.succeed(embeddedAvailability(name)),
    nameExists: () => Effect.succeed(true),
    endingIsDelegated: () => Effect.succeed(true),
    ...changes,
  });
  const run = <A, E>(effect: Effect.Effect<A, E, Registry>, changes?: Partial<RegistryShape>) =>
    Effect.runSync(Effect.result(Effect.provideService(effect, Registry, registry(changes))));
  const dns = new DomainValidationFailed({ name: "beispiel.de", problem: "dns" });

  it("[DOM-01] answers with the reading, the availability and what is offered", () => {
    expect(run(checkDomain("www.example-42.de", facts))).toMatchObject({
      success: {
        name: { ascii: "example-42.de" },
        hints: ["subdomain-removed"],
        availability: "available",
        offer: "register",
      },
    });
    expect(run(checkDomain("taken-name.de", facts))).toMatchObject({
      success: { availability: "taken", offer: "transfer" },
    });
  });
  it("[DOM-02] makes no request for what is no name", () => {
    const neverCalled = () => Effect.die("called");
    expect(run(checkDomain("-a.de", facts), { check: neverCalled, endingIsDelegated: neverCalled })).toMatchObject({
      failure: { _tag: "DomainNameInvalid" },
    });
  });
  it("[DOM-03] refuses an ending that is not delegated, and DNS that does not answer", () => {
    expect(run(checkDomain("example-42.de", facts), { endingIsDelegated: () => Effect.succeed(false) })).toMatchObject({
      failure: { _tag: "DomainValidationFailed", problem: "ending" },
    });
    expect(run(checkDomain("example-42.de", facts), { endingIsDelegated: () => Effect.fail(dns) })).toMatchObject({
      failure: { problem: "dns" },
    });
  });
  it("[DOM-03] refuses the transfer of a name that does not exist, or without an answer of DNS", () => {
    const transfer = confirmAcquisition(nameOf("taken-name.de"), "transfer", someEndings);
    expect(run(transfer)).toEqual(Result.succeed("transfer"));
    expect(run(transfer, { nameExists: () => Effect.succeed(false) })).toMatchObject({
      failure: { _tag: "DomainValidationFailed", problem: "non-existent" },
    });
    expect(run(transfer, { nameExists: () => Effect.fail(dns) })).toMatchObject({ failure: { problem: "dns" } });
  });
  it("[DOM-05] [DOM-09] distinguishes a rate limit, a failed check and an unclear answer", () => {
    expect(
      run(checkDomain("example-42.de", facts), {
        check: () => Effect.fail(new DomainRateLimited({ retryAfterSeconds: 7 })),
      }),
    ).toMatchObject({ failure: { _tag: "DomainRateLimited", retryAfterSeconds: 7 } });
    expect(
      run(checkDomain("example-42.de", facts), { check: () => Effect.fail(new DomainCheckFailed()) }),
    ).toMatchObject({
      failure: { _tag: "DomainCheckFailed" },
    });
    expect(run(checkDomain("unclear.de", facts))).toMatchObject({ success: { availability: "unknown", offer: null } });
  });
  it("[DOM-01] confirms a registration only while the name is free", () => {
    expect(run(confirmAcquisition(nameOf("example-42.de"), "register", someEndings))).toEqual(
      Result.succeed("register"),
    );
    expect(run(confirmAcquisition(nameOf("taken-name.de"), "register", someEndings))).toMatchObject({
      failure: { _tag: "DomainTaken" },
    });
  });
});
