// What every source file written by hand has: an opening sentence, and fewer lines than one reads at once.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./planted/tree.ts";

const mostLines = 360;

/** Lists that only grow: a reader looks up one entry, and what was released is never changed. */
const lists: Readonly<Record<string, string>> = {
  "apps/api/src/site/admin/journal.test.ts": "changes and their lines, one after another",
  "apps/api/src/visitor/session/attacks.test.ts": "attacks, one after another",
  "apps/api/src/platform/mail/mail-delivery.test.ts": "cases of delivery, one after another",
  "packages/domain/src/site/ticket/rules.test.ts": "examples of tickets, one after another",
};

const files = globSync(
  [
    "{packages,apps,examples}/*/{src,test,examples}/**/*.{ts,tsx,mjs,css}",
    "{architecture,scripts,openapi,content,bench/lib,bench/tree,bench/orders}/**/*.{ts,mjs}",
    "bench/*.mjs",
    "*.ts",
  ],
  { cwd: root, exclude: (path) => /^(node_modules|dist)$/.test(path.split("/").at(-1) ?? "") },
).filter((path) => !/\.gen(\.d)?\.ts$/.test(path));

const textOf = (path: string): string => readFileSync(`${root}/${path}`, "utf8");

it("is at most 360 lines long, but for lists", () => {
  expect(files.length).toBeGreaterThan(1_500);
  const long = files.filter((path) => !(path in lists) && textOf(path).trimEnd().split("\n").length > mostLines);
  expect(long).toEqual([]);
});

/** Numbers that are no limits: units, and where counting begins. */
const units = [
  "shop/catalog/storage.ts → gigabytesPerTerabyte",
  "shop/pricing/lines.ts → domainYear",
  "visitor/session/logins.ts → firstGeneration",
];

it("[CODE2-15] has the numbers of a context in its limits.ts, where a reader looks for them", () => {
  const elsewhere = files
    .filter((path) => /^packages\/domain\/src\/(?!testing)/.test(path))
    .filter((path) => !/\/([a-z-]*(limits|units|laws|arbitraries|examples|law-book)|[^/]*\.test)\.ts$/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/^export const (\w+)(?:: number)? = (?:-?\d|\{ \w+: \d+[,_\d])/gm)].map(
        ([, name]) => `${path.slice("packages/domain/src/".length)} → ${name}`,
      ),
    );
  expect(elsewhere.toSorted()).toEqual(units);
});

it("[CODE2-11] refuses in calls alone: no store, wire, mail or text of the API ends a call", () => {
  const below = files.filter((path) => /^apps\/api\/src\/.*\/([a-z-]+-)?(store|wire|mails?|texts)\.ts$/.test(path));
  expect(below.length).toBeGreaterThan(60);
  expect(below.filter((path) => /\b(refuse|orRefuse)\(|new Refused\(/.test(textOf(path)))).toEqual([]);
});

it("[CODE4-7] refuses in handlers what the contract lists for their call: without a call only who calls is refused, what asks for contents, and notices of payment providers, which are no calls of the contract", () => {
  const free =
    /^apps\/api\/src\/(visitor\/(session|second-factor)|platform\/(http|use-case)|app\/seed|site\/content\/query)\//;
  const others = files.filter(
    (path) => path.startsWith("apps/api/src/") && !free.test(path) && !path.endsWith(".test.ts"),
  );
  expect(others.filter((path) => /\brefuse\(|new Refused\(/.test(textOf(path))).toSorted()).toEqual([
    "apps/api/src/shop/cart/handlers.ts",
    "apps/api/src/shop/checkout/handlers.ts",
    "apps/api/src/shop/payment/notice-routes.ts",
  ]);
});

it("[CODE2-12] names decisions that there are", () => {
  const records = new Set(globSync("docs/decisions/0*.md", { cwd: root }).map((path) => Number(path.slice(15, 19))));
  const named = files.flatMap((path) =>
    [...textOf(path).matchAll(/\(decision (\d+)\)/g)].map(([, number]) => ({ path, number: Number(number) })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ number }) => !records.has(number))).toEqual([]);
});

it("opens with a sentence that says what it is", () => {
  expect(files.filter((path) => !/^(#!.*\n)?(\/\/ |\/\*\*? ?|@layer .*\n+\/\* )\S/.test(textOf(path)))).toEqual([]);
});

/** Selectors of ids outside of comments and values. */
const idsIn = (sheet: string): readonly string[] =>
  [...sheet.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/(?:^|[\s,>+~}(\w\]])(#[a-zA-Z][\w-]*)(?=[^;{}]*\{)/g)].map(
    ([, id = ""]) => id,
  );

it("[OPS2-10] has no selector of an id in a CSS module: ids are renamed there, and no element has the new name", () => {
  expect(idsIn("/* #no { } */ .a { color: #fff; } .a #video, div#camera[hidden] { color: red; }")).toEqual([
    "#video",
    "#camera",
  ]);
  const sheets = files.filter((path) => path.endsWith(".module.css"));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((path) => idsIn(textOf(path)).map((id) => `${path} ${id}`))).toEqual([]);
});
