// The folder of a provider's own shop: what may be answered, what is written, what its check finds, and how an older one is carried over. [PKG-07]
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { demoContent } from "../../platform/settings/content-directory.ts";
import { readSettings, StartRefused } from "../../platform/settings/settings.ts";
import { readContent } from "../seed/provider-content.ts";
import { type Answers, completed, faultsOf } from "./answers.ts";
import { carryOver } from "./carry-over.ts";
import { checkFolder } from "./command.ts";
import { filesIn, writeContent } from "./own-content.ts";
import { writeFiles } from "./own-files.ts";

const root = join(demoContent, "..");
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const written = async (given: Partial<Answers>): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-folder-"));
  made.push(folder);
  const answers = completed(given);
  expect(faultsOf(answers)).toEqual([]);
  await writeFiles(join(root, "deploy/folder"), join(root, "deploy/nginx.conf"), folder, answers, "1.2.3");
  await writeContent(demoContent, join(root, "deploy/folder/content"), join(folder, "content"), answers);
  return folder;
};

const now = Date.UTC(2026, 10, 30);

const checked = (folder: string, fixes = false): { readonly isSound: boolean; readonly output: string } => {
  const lines: string[] = [];
  const settings = readSettings({ CONTENT_DIR: join(folder, "content"), CONTRACT_POLICY: "consumer-de" });
  const isSound = checkFolder({ settings, fixes, now, say: (line) => lines.push(line), look: () => [] });
  return { isSound, output: lines.join("\n") };
};

const change = (file: string, act: (text: string) => string): void => {
  const text = readFileSync(file, "utf8");
  expect(act(text)).not.toBe(text);
  writeFileSync(file, act(text));
};

describe("an answer", () => {
  it("[PKG-07] that is left out has a default, which follows from those before it", () => {
    expect(completed({ name: "Hafen & Söhne" })).toMatchObject({
      "legal-name": "Hafen & Söhne GmbH",
      domain: "shop.hafen-soehne.example",
      email: "info@hafen-soehne.example",
    });
    expect(faultsOf(completed({}))).toEqual([]);
    expect(faultsOf(completed({ "small-business": "yes" }))).toEqual([]);
    expect(faultsOf(completed({ register: "-", "vat-id": "-" }))).toEqual([]);
  });

  it.each([
    [
      { iban: "DE89370400440532013001" },
      "iban",
      /^iban is “DE89370400440532013001”, whose length or check digits are wrong\.$/,
    ],
    [{ "vat-id": "DE123" }, "vat-id", /^vat-id is “DE123”, whose form or check digits are wrong\.$/],
    [{ phone: "030 23125000" }, "phone", /^phone is .*begins with \+/],
    [{ "post-code": "SW1A 1AA" }, "post-code", /^post-code is “SW1A 1AA”, which is no post code of DE\.$/],
    [{ country: "Germany" }, "country", /^country is “GERMANY”/],
    [{ email: "nobody" }, "email", /no email address/],
    [{ domain: "https://shop.example/x" }, "domain", /without https:\/\//],
    [{ languages: "de,fr" }, "languages", /speaks de and en/],
    [{ "legal-name": "-" }, "legal-name", /missing/],
  ] as const)("[PKG-07] [OPS-12] %j is refused by its question", (given, field, sentence) => {
    const [found] = faultsOf(completed(given)).filter(([of]) => of === field);
    expect(found?.[1]).toMatch(sentence);
  });
});

describe("the folder that is written", () => {
  it("[PKG-07] [PKG-08] has none of the demo's names, and nothing wrong; what is an example is named", async () => {
    const folder = await written({ name: 'Hafen: "Süd" & {Söhne}', languages: "de" });
    const content = join(folder, "content");
    for (const path of filesIn(content).filter((name) => /\.(md|yaml|json|svg|css)$/.test(name)))
      expect(readFileSync(join(content, path), "utf8"), path).not.toMatch(/kontor/i);
    const { isSound, output } = checked(folder);
    expect(output).not.toContain("Wrong:");
    expect(isSound).toBe(true);
    expect(output).toContain("bank.iban is “DE89370400440532013000”, the example");
    expect(output).toMatch(/content\/de\/pages: nothing leads to .*newsletter-welcome/);
    expect(readContent(content).site).toMatchObject({ name: 'Hafen: "Süd" & {Söhne}', country: "DE" });
    expect(readContent(content).vouchers).toEqual([]);
  });

  it("[PKG-07] keeps its secrets to itself, and has one number", async () => {
    const [one, other] = [await written({}), await written({})];
    const secretsOf = (folder: string): readonly string[] =>
      [
        ...readFileSync(join(folder, ".env"), "utf8").matchAll(
          /^(?:SESSION_SECRET|FACTOR_KEY|DATABASE_PASSWORD)=(.*)$/gm,
        ),
      ].map(([, secret = ""]) => secret);
    expect(new Set([...secretsOf(one), ...secretsOf(other)]).size).toBe(6);
    if (process.platform !== "win32") expect(statSync(join(one, ".env")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(one, ".gitignore"), "utf8").split("\n")).toContain(".env");
    expect(readFileSync(join(one, ".dockerignore"), "utf8")).not.toContain("!.env");
    expect(JSON.parse(readFileSync(join(one, "package.json"), "utf8"))).toMatchObject({
      private: true,
      dependencies: { kontor: "1.2.3" },
    });
    for (const file of ["README.md", "LEGAL.md", "compose.yaml", "Containerfile", "nginx.conf"])
      expect(readFileSync(join(one, file), "utf8"), file).not.toContain("{{");
  });

  it("[PKG-07] [LGL-06] of who has neither register nor VAT id has a legal notice without holes, and charges no VAT", async () => {
    const folder = await written({
      "legal-name": "Erika Muster",
      register: "-",
      "small-business": "yes",
      country: "AT",
      "post-code": "1010",
      city: "Wien",
    });
    expect(checked(folder).output).not.toContain("Wrong:");
    const notice = readFileSync(join(folder, "content/de/pages/legal-notice.yaml"), "utf8");
    expect(notice).not.toMatch(/\{provider:(register|vat-id)\}|Register und Steuer|\\\n\s*\n/);
    expect(readContent(join(folder, "content")).vatRates.every(({ rate }) => rate === 0)).toBe(true);
  });
});

describe("the check", () => {
  it("[PKG-07] [LGL-06] names what the law misses, what is missing, and where", async () => {
    const folder = await written({});
    const content = (path: string): string => join(folder, "content", path);
    change(content("de/pages/legal-notice.yaml"), (text) =>
      text.replace(/.*Vertreten durch.*\n/, "").replaceAll("{provider:representative}", "Wir"),
    );
    change(content("en/site.yaml"), (text) => text.replace("{vat:all}", ""));
    change(content("de/pages/how-we-hire.yaml"), (text) => text.replace("Drei Schritte,", "Drei Schritte für 4,99 €,"));
    rmSync(content("public/share.png"));
    const site = JSON.parse(readFileSync(content("site.json"), "utf8")) as Record<string, unknown>;
    const { register: _, ...rest } = site;
    writeFileSync(content("site.json"), JSON.stringify(rest));
    for (const locale of ["de", "en"])
      change(content(`${locale}/pages/legal-notice.yaml`), (text) => text.replace(/.*\{provider:register\}.*\n/, ""));
    const { isSound, output } = checked(folder);
    expect(isSound).toBe(false);
    for (const sentence of [
      "content/public/share.png is missing",
      "content/site.json: register is missing, and Nordwind GmbH is in one (§ 5 DDG)",
      "content/de/pages/legal-notice.yaml: the legal notice does not name {provider:representative}",
      "content/en/site.yaml: footerText does not say whether prices contain VAT",
      "a price without a word on its VAT",
    ])
      expect(output).toContain(sentence);
    rmSync(content("de/pages/legal-notice.yaml"));
    expect(checked(folder).output).toContain("the legal notice is missing, /de/kontakt/impressum");
    writeFileSync(content("site.json"), "{");
    expect(checked(folder).output).toMatch(/^Wrong:\n {2}.*site\.json cannot be read/);
  });

  it("[PKG-07] --fix carries a folder of before over, once; one of a later version is left alone", async () => {
    const folder = await written({});
    const notice = join(folder, "content/de/pages/legal-notice.yaml");
    const asNow = readFileSync(notice, "utf8");
    change(notice, (text) =>
      text
        .replaceAll("{provider:legal-name}", "Nordwind GmbH")
        .replaceAll("{provider:address-lines}", "Musterweg 1\\\n      10115 Berlin\\\n      Deutschland")
        .replaceAll("{provider:phone}", "+49 30 23125000")
        .replaceAll("{provider:email}", "info@nordwind.example")
        .replaceAll("{provider:vat-id}", "DE136695976")
        .replaceAll("{provider:register}", "Amtsgericht Charlottenburg, HRB 000000"),
    );
    rmSync(join(folder, "kontor.json"));
    expect(checked(folder).output).toMatch(
      /is an email address by hand[^]*kontor\.json: this folder is of an earlier version/,
    );
    const { isSound, output } = checked(folder, true);
    expect(output).toContain("Carried over to version 1: content/de/pages/legal-notice.yaml");
    expect(isSound).toBe(true);
    expect(readFileSync(notice, "utf8")).toBe(asNow);
    expect(carryOver(folder, join(folder, "content"))).toEqual([]);
    writeFileSync(join(folder, "kontor.json"), '{ "folder": 99 }');
    expect(() => checked(folder, true)).toThrow(StartRefused);
    expect(existsSync(join(folder, "kontor.json"))).toBe(true);
  });
});
