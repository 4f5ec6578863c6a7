// Answers of RDAP servers against the table, and registrable names against the public suffix list's own tests. [DOM-08] [DOM-02]
import * as Result from "effect/Result";
import { toASCII } from "tr46";
import { describe, expect, it } from "vitest";
import suffixes from "#fixtures/public-suffix.json" with { type: "json" };
import rdap from "#fixtures/rdap.json" with { type: "json" };
import { someEndings } from "./arbitraries.ts";
import {
  availabilityByRdap,
  type Ending,
  parseDomainName,
  rdapAddress,
  type RdapBootstrap,
  rdapBootstrapOf,
  rdapReading,
  rdapRedirect,
  rdapServers,
  toUnicode,
} from "./index.ts";

const name = { ascii: "example.cz" };
const answer = (status: number, more: object = {}) =>
  rdapReading({ status, contentType: "application/rdap+json", retryAfter: null, body: undefined, ...more }, name);
const registered = (status: readonly string[]) => answer(200, { body: { ...rdap.domainAnswer, status } });

/** What the table's words mean here. */
const meanings: Readonly<Record<string, object>> = {
  available: { availability: "available" },
  transfer: { availability: "taken", transfer: "possible" },
  "unknown or taken, not transferable": { availability: "taken", transfer: "impossible" },
  "taken, not transferable": { availability: "taken", transfer: "impossible" },
  "transfer (only after unlock)": { availability: "taken", transfer: "after-unlock" },
  "rate-limited": { availability: "unknown", unclear: "rate-limit", wait: 60 },
  "invalid format": { availability: "unknown", unclear: "format" },
  unknown: { availability: "unknown" },
};

describe("an RDAP server's answer", () => {
  it.each(rdap.outcomes.filter(({ http }) => typeof http === "number" && http !== 301))(
    "[DOM-08] $http $status: $state",
    (row) => {
      const body =
        "bodyMalformed" in row ? { body: "no object" } : { body: { ...rdap.domainAnswer, status: row.status ?? [] } };
      expect(answer(Number(row.http), Number(row.http) === 200 ? body : {})).toMatchObject(
        meanings[row.state] as object,
      );
    },
  );
  it("[DOM-08] a timeout is no answer: its adapter returns unknown", () =>
    expect(rdap.outcomes.filter(({ http }) => http === "timeout").map(({ state }) => state)).toEqual(["unknown"]));
  it("[DOM-08] a 404 of anything but RDAP itself sells no name", () => {
    expect(
      [answer(404, { contentType: "text/html" }), answer(404, { contentType: null })].map(
        ({ availability }) => availability,
      ),
    ).toEqual(["unknown", "unknown"]);
    expect(answer(404, { contentType: "application/rdap+json; charset=utf-8" }).availability).toBe("available");
  });
  it("[DOM-08] another name than the requested one is unclear", () => {
    expect(
      rdapReading({ status: 200, contentType: null, retryAfter: null, body: rdap.domainAnswer }, { ascii: "other.cz" })
        .unclear,
    ).toBe("answer");
    expect(registered([]).transfer).toBe("possible");
    expect(answer(200, { body: { ldhName: "EXAMPLE.CZ." } })).toMatchObject({
      availability: "taken",
      transfer: null,
    });
  });
  it.each([
    ["locked", ["client transfer prohibited"]],
    ["locked", ["clientTransferProhibited"]],
    ["locked", ["ok", "serverTransferProhibited https://icann.org/epp#serverTransferProhibited"]],
    ["locked", ["CLIENT_TRANSFER_PROHIBITED"]],
    ["locked", ["locked"]],
    ["leaving", ["redemptionPeriod https://icann.org/epp#redemptionPeriod", "clientTransferProhibited"]],
    ["leaving", ["pendingDelete"]],
    ["leaving", ["pending delete"]],
    ["leaving", ["pendingRestore (http://www.icann.org/epp#pendingRestore)"]],
    ["leaving", ["pendingTransfer"]],
    ["taken", ["ok"]],
    ["taken", ["active", "client delete prohibited", "clientUpdateProhibited", "auto renew period"]],
    ["taken", ["something new"]],
  ] as const)("[REP2-2] [DOM-01] a name is %s by statuses as registries write them: %j", (availability, status) => {
    const reading = registered(status);
    expect(availabilityByRdap(reading)).toBe(availability);
    const movable = { taken: "possible", locked: "after-unlock", leaving: "impossible" } as const;
    expect(reading.transfer).toBe(movable[availability]);
  });
  it("[REP2-2] statuses that cannot be read promise nothing, and lock nothing", () => {
    for (const status of [undefined, null, "locked", { 0: "locked" }, [7], ["ok", null]]) {
      const reading = answer(200, { body: { ...rdap.domainAnswer, status } });
      expect([reading.availability, reading.transfer, availabilityByRdap(reading)]).toEqual(["taken", null, "taken"]);
    }
  });
  it("[DOM-05] a rate limit waits as long as the server states", () => {
    expect([
      answer(429, { retryAfter: "7" }).wait,
      answer(429, { retryAfter: "0" }).wait,
      answer(429, { retryAfter: "soon" }).wait,
    ]).toEqual([7, 1, 60]);
  });
});

describe("the server of an ending", () => {
  const { iana, complex } = rdap.bootstrap as unknown as { iana: RdapBootstrap; complex: RdapBootstrap };
  it("[DOM-08] is the one that the bootstrap names, by the longest entry, over https only", () => {
    expect([rdapServers(iana, "cz"), rdapServers(iana, "BR"), rdapServers(iana, "com.ar")]).toEqual([
      ["https://rdap.nic.cz"],
      ["https://rdap.registro.br/"],
      ["https://rdap.nic.ar"],
    ]);
    expect(rdapServers(complex, "sub.example.com")).toEqual(["https://example.com/sub"]);
    expect([rdapServers(iana, "de"), rdapServers(complex, "de")]).toEqual([[], []]);
  });
  it("[DOM-08] may be on this machine without https, and only there", () => {
    const by = (...servers: string[]) => rdapServers({ services: [[["de"], servers]] }, "de");
    expect(by("http://127.0.0.1:8080", "http://localhost", "http://[::1]:1/x")).toHaveLength(3);
    expect(
      by("http://127.0.0.1.evil.example", "http://localhost@evil.example", "http://10.0.0.1", "ftp://127.0.0.1"),
    ).toEqual([]);
    const onThisMachine = { services: [[["de"], ["http://[::1]:8080"]]] };
    expect(rdapRedirect(onThisMachine, "http://[::1]:8080/domain/a.de", 0)).toBe("http://[::1]:8080/domain/a.de");
  });
  it("[DOM-08] is in no file that is no bootstrap file", () => {
    expect(rdapBootstrapOf(iana)).toEqual({ services: iana.services });
    for (const wrong of [
      null,
      "x",
      {},
      { services: 1 },
      { services: ["x"] },
      { services: [[["de"]]] },
      { services: [[["de"], [1]]] },
      { services: [[["de"], "https://x"]] },
    ])
      expect(rdapBootstrapOf(wrong), JSON.stringify(wrong)).toBeNull();
  });
  it("[DOM-03] [OPS-09] a server's address of slashes costs no more than its length", () => {
    expect(rdapAddress(`https://rdap.example${"/".repeat(300_000)}x`, { ascii: "a.br" })).toContain("x/domain/a.br");
    expect(rdapAddress(`https://rdap.example${"/".repeat(300_000)}`, { ascii: "a.br" })).toBe(
      "https://rdap.example/domain/a.br",
    );
  });
  it("[DOM-08] is requested by its A-label", () =>
    expect([
      rdapAddress("https://rdap.registro.br/", { ascii: "xn--a-0ga.br" }),
      rdapAddress("https://rdap.nic.cz", name),
    ]).toEqual(["https://rdap.registro.br/domain/xn--a-0ga.br", "https://rdap.nic.cz/domain/example.cz"]));
  it("[DOM-08] sends on once, over https, to a host of the bootstrap", () => {
    const to = (location: string | null, followed = 0) => rdapRedirect(iana, location, followed);
    expect(to("https://rdap.nic.cz/other/domain/example.cz")).toBe("https://rdap.nic.cz/other/domain/example.cz");
    expect([
      to("http://rdap.nic.cz/x"),
      to("https://evil.example/x"),
      to("https://rdap.nic.cz@evil.example/"),
      to("/x"),
      to(null),
    ]).toEqual([null, null, null, null, null]);
    expect(to("https://rdap.nic.cz/x", 1)).toBeNull();
  });
});

describe("the registrable name, with the suffixes that the table's own answers show", () => {
  const toAscii = (typed: string): string | null =>
    toASCII(typed, { checkBidi: true, checkJoiners: true, verifyDNSLength: true });
  const plain = { ...(someEndings[1] as Ending), minimumLength: 1, letters: "any" };
  const shown = suffixes.cases.flatMap(({ registrable }) => (registrable === null ? [] : [toAscii(registrable) ?? ""]));
  const bare = suffixes.cases.flatMap(({ input, registrable }) =>
    registrable === null && !input.startsWith(".") ? [toAscii(input) ?? ""] : [],
  );
  const endings = [...new Set([...shown.map((ascii) => ascii.slice(ascii.indexOf(".") + 1)), ...bare])].map(
    (ending) => ({
      ...plain,
      ending,
    }),
  );
  it.each(suffixes.cases)("[DOM-02] $input: $registrable", ({ input, registrable }) => {
    const read = parseDomainName(input, { toAscii, endings });
    const readName = Result.isFailure(read) ? null : read.success.name.ascii;
    expect(readName === null ? null : toUnicode(readName)).toBe(
      registrable === null ? null : toUnicode(toAscii(registrable) ?? ""),
    );
  });
});
