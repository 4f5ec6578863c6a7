// The demo's content as the content of another provider: its facts answered, its names slots, its mark and what it tells of itself left out. [PKG-07] [PKG-08]
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Answers, languagesOf, sellerOf } from "./answers.ts";
import { icon, iconDrawing, logoDrawing, tile } from "./pictures.ts";

type Json = Record<string, unknown>;

const json = (file: string): Json => JSON.parse(readFileSync(file, "utf8")) as Json;
const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** What the demo tells of itself alone: its open jobs, its outage, its heat. */
const isStory = (path: string): boolean => /^(?:de|en)\/(?:jobs\/|blog\/(?:outage-report|warm-flats)\.md$)/.test(path);

/** Every path below a folder, with slashes. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

/** Facts of the demo that no answer replaces, but that are its own. */
const ofDemo = ["sender", "senders", "flag", "register", "vatId", "taxNumber", "smallBusiness", "bank"];

const ownSite = (demo: Json, answers: Answers): Json => {
  const rest = Object.entries(demo).filter(([field]) => !ofDemo.includes(field));
  return { ...Object.fromEntries(rest), ...sellerOf(answers), sender: answers.email, languages: languagesOf(answers) };
};

/** Names of the demo as slots; what is left of its name alone is a part of a sentence. */
const withSlots = (demo: Json): ((text: string) => string) => {
  const name = String(demo["name"]);
  const [short = name] = name.split(" ");
  const replaced: readonly (readonly [RegExp, string])[] = [
    [new RegExp(escaped(String(demo["legalName"])), "g"), "{provider:legal-name}"],
    [new RegExp(escaped(name), "g"), "{provider:name}"],
    [new RegExp(escaped(String(demo["email"]).split("@")[1] ?? ""), "g"), "{provider:mail-domain}"],
    [new RegExp(`\\$${short.toUpperCase()}_KEY\\b`, "g"), "$API_KEY"],
    [new RegExp(`${short.toLowerCase()}-`, "g"), "my-"],
    [new RegExp(`-bei-${short.toLowerCase()}\\b`, "g"), "-bei-uns"],
    [new RegExp(`-at-${short.toLowerCase()}\\b`, "g"), "-with-us"],
    [new RegExp(`\\b(im|beim|das) ${short}\\b`, "g"), "bei {provider:name}"],
    [new RegExp(`\\b(at) the ${short}\\b`, "g"), "$1 {provider:name}"],
    [new RegExp(`\\b${short}\\b`, "g"), "{provider:name}"],
  ];
  return (text) =>
    text
      .split("\n")
      .map((line) => {
        const next = replaced.reduce((so, [from, to]) => so.replaceAll(from, to), line);
        return next === line ? line : next.replace(unquoted, quoted);
      })
      .join("\n");
};

/** Facts that not every seller has: lines that name a missing one go, and with them the headings of what is empty then. */
const withoutMissing = (answers: Answers): ((text: string) => string) => {
  const { register, vatId } = sellerOf(answers);
  const missing = [
    "{provider:bic}",
    ...(register === undefined ? ["{provider:register}"] : []),
    ...(vatId === undefined ? ["{provider:vat-id}"] : []),
  ];
  return (text) =>
    missing.some((slot) => text.includes(slot))
      ? text
          .split("\n")
          .filter((line) => !missing.some((slot) => line.includes(slot)))
          .join("\n")
          .replaceAll(/\\\n(?=\s*\n)/g, "\n")
          .replaceAll(/^ *## .*\n\s*\n(?= *## )/gm, "")
      : text;
};

/** That the demo is one. */
const invented =
  / (?:Die Anbieterin, ihre Adresse und ihre Nummern sind erfunden|The provider, its address and its numbers are made up)\.$/gm;

/** A value that begins with a slot would be a map of YAML. */
const unquoted = /^(\s*(?:- )?[\w-]+: )(\{provider:.*)$/;
const quoted = (_: string, key: string, value: string): string => `${key}${JSON.stringify(value)}`;

/** Words in drawings. */
const drawn: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ["images/newspaper.svg", />[^<]+<\/text>/g, ">NEWS</text>"],
  ["images/crates-on-the-quay.svg", />[^<]+<\/text>/g, ">HOSTING</text>"],
];

const change = (file: string, act: (text: string) => string): void => {
  const text = readFileSync(file, "utf8");
  const next = act(text);
  if (next !== text) writeFileSync(file, next);
};

/**
 * Writes the content of another provider into a folder.
 * @param template what stands in place of the demo's own pages
 */
export const writeContent = async (demo: string, template: string, folder: string, answers: Answers): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await cp(demo, folder, { recursive: true, filter: (path) => !/\.ts$|[/\\]README\.md$/.test(path) });
  const at = (path: string): string => join(folder, path);
  for (const file of filesIn(folder).filter(isStory)) rmSync(at(file), { recursive: true });
  const site = json(at("site.json"));
  const [slotted, complete] = [withSlots(site), withoutMissing(answers)];
  for (const file of filesIn(folder).filter((path) => /^(?:de|en)\/.*\.(?:md|yaml)$/.test(path)))
    change(at(file), (text) => complete(slotted(text.replaceAll(invented, ""))));
  const mailDomain = (email: unknown): string => String(email).split("@")[1] ?? "";
  change(at("route-rules.yaml"), (text) => text.replaceAll(mailDomain(site["email"]), mailDomain(answers.email)));
  // Codes that everybody can read are money that everybody can take.
  writeJson(at("vouchers.json"), []);
  for (const [file, from, to] of drawn) if (existsSync(at(file))) change(at(file), (text) => text.replaceAll(from, to));
  await cp(template, folder, { recursive: true });
  writeJson(at("site.json"), ownSite(site, answers));
  if (sellerOf(answers).smallBusiness === true) {
    const rates = JSON.parse(readFileSync(at("vat.json"), "utf8")) as readonly Json[];
    writeJson(
      at("vat.json"),
      rates.map((rate) => ({ ...rate, rate: 0 })),
    );
  }
  writeFileSync(at("brand/icon.svg"), iconDrawing(answers.name));
  writeFileSync(at("brand/logo.svg"), logoDrawing(answers.name));
  writeFileSync(at("public/favicon.ico"), icon());
  for (const [name, width, height] of [
    ["apple-touch-icon", 180, 180],
    ["icon-192", 192, 192],
    ["icon-512", 512, 512],
    ["share", 1200, 630],
  ] as const)
    writeFileSync(at(`public/${name}.png`), tile(width, height));
};
