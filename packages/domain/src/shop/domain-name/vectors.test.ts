// Names against the tables of others: Unicode, web-platform-tests, the registries. [DOM-02] [DOM-07]
import * as Result from "effect/Result";
import { toASCII } from "tr46";
import { describe, expect, it } from "vitest";
import authcodes from "#fixtures/authcode.json" with { type: "json" };
import names from "#fixtures/domain-names.json" with { type: "json" };
import wpt from "#fixtures/idna.toascii.wpt.json" with { type: "json" };
import uts46 from "#fixtures/idna.uts46v2.json" with { type: "json" };
import { someEndings } from "./arbitraries.ts";
import { authcodeFrom, domainNameOf, strictToAscii, type Ending, type ToAscii } from "./index.ts";

/** The server's conversion. */
const onServer: ToAscii = (name) =>
  toASCII(name, {
    checkBidi: true,
    checkHyphens: true,
    checkJoiners: true,
    useSTD3ASCIIRules: true,
    verifyDNSLength: true,
    transitionalProcessing: false,
    ignoreInvalidPunycode: false,
  });

const urlToAscii: ToAscii = (host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null);

/** The browser's. */
const inBrowser = strictToAscii(urlToAscii);

const rows = [
  ...uts46.cases.map(({ source, toAscii }) => ({ source, ascii: toAscii, table: "uts46" })),
  ...wpt.cases.map(({ input, strictOutput }) => ({ source: input, ascii: strictOutput, table: "wpt" })),
];

describe("to ASCII", () => {
  it.each(rows)("[DOM-02] $table: the server reads $source as $ascii", ({ source, ascii }) => {
    expect(onServer(source)).toBe(ascii);
  });
  it.each(rows)("[DOM-02] $table: the browser reads $source as $ascii", ({ source, ascii }) => {
    expect(inBrowser(source)).toBe(ascii);
  });
  it.each([
    "xn--5c9a.xn--fmb",
    "\u06f1\u06f2.ÿ",
    "a\u06f3.com",
    "<\u00ad\u0338.com",
    "=\u2060\u0338.com",
    "\u0661a.com",
    "1.\u05d0",
  ])("[DOM-02] the browser reads %j as the server does", (name) =>
    expect(inBrowser(name)).toBe(onServer(name.normalize("NFC"))),
  );
  it("[DOM-02] extended Arabic-Indic digits do not make a name one that is written from right to left", () =>
    expect([inBrowser("xn--5c9a.xn--fmb"), inBrowser("\u0661.\u0627")]).toEqual(["xn--5c9a.xn--fmb", null]));
  it("[DOM-02] refuses xn--a, which URL alone lets through", () => {
    expect(urlToAscii("xn--a.de")).toBe("xn--a.de");
    expect(inBrowser("xn--a.de")).toBeNull();
  });
});

describe.each([
  ["server", onServer],
  ["browser", inBrowser],
])("names typed into the domain check, by the %s's conversion", (_, toAscii) => {
  const like = (ending: string): Ending => ({ ...(someEndings[1] as Ending), ending });
  const endings = [...someEndings, ...["eu", "online", "koeln"].map(like)];
  it.each(names.cases.filter(({ valid }) => valid !== null))(
    "[DOM-02] $input: $valid",
    ({ input, valid, expectedAce }) => {
      const read = domainNameOf(input, { toAscii, endings });
      expect(Result.isSuccess(read)).toBe(valid);
      if (Result.isSuccess(read) && expectedAce !== null) expect(read.success.ascii).toBe(expectedAce);
    },
  );
});

it.each(authcodes.cases)("[DOM-07] authcode $input of $tld: $valid", ({ tld, input, valid }) => {
  const ending = someEndings.find((known) => known.ending === tld) as Ending;
  expect(Result.isSuccess(authcodeFrom(input, ending))).toBe(valid);
  if (valid) expect(authcodeFrom(input, ending)).toEqual(Result.succeed(input.trim()));
});
