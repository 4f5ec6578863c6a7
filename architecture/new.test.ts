// `npm run new context`: what it makes is a context that the table knows and whose tests pass.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { newContext } from "./new.mjs";
import { newForm } from "./new-form.mjs";
import { root } from "./planted/tree.ts";
import { wrongTermsIn } from "./terms.mjs";

const base = mkdtempSync(join(tmpdir(), "kontor-new-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));
mkdirSync(join(base, "architecture"), { recursive: true });
for (const table of ["contexts", "apps"])
  cpSync(join(root, `architecture/${table}.mjs`), join(base, `architecture/${table}.mjs`));

describe("npm run new context", () => {
  it("writes the context and its row in the table", async () => {
    const made = newContext(base, "site/harbour-light") as { files: readonly string[] };
    expect(made.files.map((file) => file.slice(base.length)).sort()).toEqual(
      [
        "/architecture/contexts.mjs",
        "/architecture/apps.mjs",
        ...["arbitraries", "index", "law-book", "laws.test", "laws", "model", "rules.test", "rules"].map(
          (file) => `/packages/domain/src/site/harbour-light/${file}.ts`,
        ),
        "/apps/api/src/site/harbour-light/store.ts",
        ...["page.ts", "harbour-light.module.css", "screen.tsx", "texts.de.json", "texts.en.json", "views.ts"].map(
          (file) => `/apps/web/src/site/harbour-light/${file}`,
        ),
      ].sort(),
    );
    const { contexts } = await import(pathToFileURL(join(base, "architecture/contexts.mjs")).href);
    const { apps } = await import(pathToFileURL(join(base, "architecture/apps.mjs")).href);
    expect(contexts.site["harbour-light"]).toEqual(["kernel/law"]);
    expect(apps.api["site/harbour-light"]).toEqual(["platform"]);
    expect(apps.web["site/harbour-light"]).toEqual(["platform", "shell"]);
    for (const rows of [apps.api, apps.web])
      expect(Object.keys(rows).indexOf("site/harbour-light")).toBeLessThan(Object.keys(rows).indexOf("app"));
    for (const file of made.files) {
      const text = readFileSync(file, "utf8");
      expect(text).not.toMatch(/@(path|name|id|Type|value|table)@/);
      if (!file.endsWith(".json")) expect(text).toMatch(/^(\/\/|\/\*) .+/);
    }
  });

  it("makes laws that hold", () => {
    cpSync(join(root, "packages/domain/src/kernel/law"), join(base, "packages/domain/src/kernel/law"), {
      recursive: true,
    });
    symlinkSync(join(root, "node_modules"), join(base, "node_modules"));
    writeFileSync(
      join(base, "packages/domain/package.json"),
      JSON.stringify({ type: "module", imports: { "#kernel/*": "./src/kernel/*/index.ts" } }),
    );
    const output = execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `const { laws } = await import("${pathToFileURL(join(base, "packages/domain/src/site/harbour-light/laws.ts")).href}"); const { default: fc } = await import("fast-check"); laws.forEach((law) => fc.assert(law.property())); console.log(laws.length, laws[0].sentence);`,
      ],
      { cwd: base, encoding: "utf8" },
    );
    expect(output.trim()).toBe("1 [TBD-00] each is itself");
  });

  it("makes a rule of the law book with the id of its law", () => {
    const book = readFileSync(join(base, "packages/domain/src/site/harbour-light/law-book.ts"), "utf8");
    expect(book).toContain('rule("TBD-00", {');
  });

  it("refuses unknown wings, wrong names and what exists", () => {
    for (const path of ["nowhere/thing", "shop/Deal", "shop", "shop/deal/flash", "", "__proto__/x"])
      expect(newContext(base, path)).toHaveProperty("refused");
    expect(newContext(base, "shop/cart")).toEqual({ refused: "shop/cart exists already" });
  });
});

interface Contract {
  readonly paths: Readonly<Record<string, { readonly post: { readonly operationId: string } }>>;
  readonly components: {
    readonly responses: Readonly<Record<string, unknown>>;
    readonly schemas: Readonly<
      Record<string, { readonly required: readonly string[]; readonly properties: Readonly<Record<string, unknown>> }>
    >;
  };
}

describe("[CODE2-5] npm run new form", () => {
  const places = [
    ...["forms", "words", "arbitraries"].map((file) => `packages/domain/src/site/request/${file}.ts`),
    "packages/domain/src/site/routing/paths.ts",
    "packages/domain/src/site/admin/rights.ts",
    "openapi/shop.yaml",
    ...["handlers", "texts"].map((file) => `apps/api/src/site/request/message-${file}.ts`),
    "apps/web/src/site/request/message-fields.tsx",
    ...["request", "desk/requests"].flatMap((context) =>
      ["en", "de"].map((locale) => `apps/web/src/site/${context}/texts.${locale}.json`),
    ),
    "apps/web/test/browser/forms.ts",
    "apps/web/src/site/request/form-tries.night.e2e.ts",
  ];
  const textIn = (file: string): string => readFileSync(join(base, file), "utf8");

  it("[CODE4-12] writes a form into every list that has one entry a form, and changes nothing else", () => {
    for (const file of places) cpSync(join(root, file), join(base, file), { recursive: true });
    const made = newForm(base, "partner", ["organisation", "website?", "region"]) as { files: readonly string[] };
    expect(made.files.map((file) => file.slice(base.length + 1)).sort()).toEqual(places.toSorted());
    for (const file of places) expect(textIn(file).split(/partner|Partner/).length, file).toBeGreaterThan(1);
    // Nothing but the new form is different, and its letter greets as the others do.
    for (const file of places.filter((path) => path.endsWith(".json"))) {
      const lines = new Set(textIn(file).split("\n"));
      const before = readFileSync(join(root, file), "utf8").split("\n");
      expect(before.filter((line) => !lines.has(line))).toEqual([]);
      expect(() => JSON.parse(textIn(file))).not.toThrow();
    }
    // How long a message is stored is a limit, which the page puts in.
    for (const locale of ["en", "de"])
      expect(textIn(`apps/web/src/site/request/texts.${locale}.json`)).toMatch(/"partner": "[^"]*\{\{after\}\}/);
    const letter = textIn("apps/api/src/site/request/message-texts.ts").split(" partner: {")[1] ?? "";
    const [text = ""] = letter.split("},");
    expect(wrongTermsIn({ locale: "en", file: "message-texts.ts", key: "", text })).toEqual([]);
    const { paths, components } = load(textIn("openapi/shop.yaml")) as Contract;
    expect(paths["/shop/request/partner"]?.post.operationId).toBe("sendPartner");
    const draft = components.schemas["PartnerDraft"];
    expect(draft?.required.toSorted()).toEqual(
      ["firstName", "lastName", "email", "emailRepeat", "organisation", "region", "message"].toSorted(),
    );
    expect(Object.keys(draft?.properties ?? {})).toContain("website");
    expect(components.schemas["PartnerReceipt"]?.properties["filing"]).toMatchObject({
      properties: { fields: { properties: { website: { type: ["string", "null"] } } } },
    });
    expect(components.responses["PartnerReceiptAnswered"]).toBeDefined();
    expect(textIn("packages/domain/src/site/request/arbitraries.ts")).toContain("  region: anyWords,");
  });

  it("refuses a form that there is, and a name that is none", () => {
    expect(newForm(base, "partner", [])).toEqual({ refused: "there is a form partner already" });
    expect(newForm(base, "contact", [])).toEqual({ refused: "there is a form contact already" });
    for (const [name, fields] of [
      ["Partner", []],
      ["", []],
      ["boat", ["a b"]],
      ["boat", ["email"]],
    ] as const)
      expect(newForm(base, name, fields)).toHaveProperty("refused");
  });
});
