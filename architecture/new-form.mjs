// `npm run new form <name> [field …]`: a form that a person answers, written into every list that has one entry a form, with TBD where words of its own belong.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf, typeOf } from "./scaffold-names.mjs";

const unwritten = "TBD";
export const formUsage =
  "usage: npm run new form <name> [field …], a field that may stay empty with a question mark: npm run new form partner organisation website?";

/** What is known of fields that other forms have: their checks, how a page asks for them, an example. Any other one is a line of text. */
const known = {
  organisation: { line: "organisation", example: "Hafenverein" },
  phone: { optional: "telephone", needed: "text((typed) => phone(typed))", line: "phone", example: '"+494012345"' },
  customerNumber: { optional: "number", line: "number", example: '"100001"' },
  website: {
    optional: 'optional((typed) => whenFilled(typed, (url) => exactUrl(url, "FRM-04")))',
    needed: 'text((typed) => exactUrl(typed, "FRM-04"))',
    line: '{ ...url, autoComplete: "url", hint: "website" }',
    example: '"https://verein.example"',
  },
};

const fieldOf = (typed) => {
  const name = typed.replace(/\?$/, "");
  const isNeeded = name === typed;
  const { optional = "optional((typed) => line(typed))", needed, line = "{}", example = "A line" } = known[name] ?? {};
  const check = isNeeded ? (needed ?? 'text((typed) => neededLine(typed, "FRM-04"))') : optional;
  return { name, isNeeded, check, line, example };
};

const line = '{ $ref: "#/components/schemas/DeclaredLine" }';
const person = ["firstName", "lastName", "email"];

const operation = ({ name, type, own }) => `  /shop/request/${name}:
    post:
      operationId: send${type}
      tags: [request]
      summary: "${unwritten}"
      description: |
        Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
        field is in \`errors\`. Stored for 180 days. The receipt is also sent by mail, in the language of \`shop-locale\`; storing and sending it are one transaction.
      parameters:
        - { $ref: "#/components/parameters/ShopLocale" }
        - { name: idempotency-key, in: header, required: true, description: Chosen by the client once for each message., schema: { type: string, minLength: 8, maxLength: 128, pattern: "^[!-~]+$" } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/${type}Draft" }
            example: { firstName: Erika, lastName: Mustermann, email: erika@example.com, emailRepeat: erika@example.com, ${own.map((field) => `${field.name}: ${field.example}, `).join("")}message: Hello }
      responses:
        "200": { $ref: "#/components/responses/${type}ReceiptAnswered" }
        "201": { $ref: "#/components/responses/${type}ReceiptAnswered" }
        default: { $ref: "#/components/responses/Problem" }
`;

const response = ({ type }) => `    ${type}ReceiptAnswered:
      description: "The receipt of: ${unwritten}"
      content:
        application/json:
          schema:
            type: object
            required: [success, result]
            additionalProperties: false
            properties: { success: { const: true }, result: { $ref: "#/components/schemas/${type}Receipt" } }
`;

const schemas = ({ name, type, own }) => `    ${type}Draft:
      type: object
      description: "As typed: ${unwritten}"
      required: [${[...person, "emailRepeat", ...own.filter((field) => field.isNeeded).map((field) => field.name), "message"].join(", ")}]
      additionalProperties: false
      properties:
${[...person, "emailRepeat", ...own.map((field) => field.name)].map((field) => `        ${field}: ${field === "website" ? "{ type: string, maxLength: 8192 }" : line}`).join("\n")}
        message: { type: string, maxLength: 40000 }
    ${type}Receipt:
      type: object
      required: [id, receivedAt, email, filing]
      additionalProperties: false
      properties:
        id: { type: string }
        receivedAt: { $ref: "#/components/schemas/Instant" }
        email: { type: string, description: Where the receipt is sent. }
        filing:
          type: object
          required: [form, fields]
          additionalProperties: false
          properties:
            form: { const: ${name} }
            fields:
              type: object
              required: [${[...person, ...own.map((field) => field.name), "message"].join(", ")}]
              additionalProperties: false
              properties:
${person.map((field) => `                ${field}: { type: string }`).join("\n")}
${own.map((field) => `                ${field.name}: { type: ${field.isNeeded ? "string" : '[string, "null"]'} }\n`).join("")}                message: { type: string }
`;

const letters = {
  en: {
    content: "What you wrote",
    subject: "We received your request – ${provider}",
    received: "Hello,\\n\\nWe received your request on ${moment}.",
    noted: "A request was received on ${moment}. Its receipt went to the address that was given.",
  },
  de: {
    content: "Was Sie geschrieben haben",
    subject: "Ihre Anfrage ist eingegangen – ${provider}",
    received: "Guten Tag,\\n\\nIhre Anfrage ist am ${moment} bei uns eingegangen.",
    noted: "Am ${moment} ist eine Anfrage eingegangen. Die Bestätigung ging an die angegebene Adresse.",
  },
};

const letter = (locale, name) => {
  const { content, subject, received, noted } = letters[locale];
  return `      ${keyOf(name)}: {
        subject: (provider) => \`${subject}\`,
        received: (moment) => \`${received}\`,
        content: "${content}",
        next: requestWords.${locale}.sent[${JSON.stringify(name)}],
        note: (reference) => \`${unwritten} \${reference}\`,
        noted: (moment) => \`${noted}\`,
      },
`;
};

/** Texts that all requests share; where a form differs, its own are written over them. */
const common = {
  en: {
    privacy: "We use your details to answer you and delete them after {{after}}.",
    send: "Send request",
    title: "We received your request",
    again: "Send another request",
  },
  de: {
    privacy: "Wir verwenden Ihre Angaben, um Ihnen zu antworten, und löschen sie nach {{after}}.",
    send: "Anfrage senden",
    title: "Ihre Anfrage ist eingegangen",
    again: "Noch eine Anfrage senden",
  },
};

/** The text of a JSON file with an entry at the beginning of the object at `path`: every other line stays as it is. */
const withEntry = (text, path, name, value) => {
  const at = path.split(".").reduce((from, key, depth) => {
    const opens = new RegExp(`^ {${2 * depth + 2}}"${key}": \\{\\n`, "m").exec(text.slice(from));
    if (opens === null) throw new Error(`there is no ${path} any longer for a new form`);
    return from + opens.index + opens[0].length;
  }, 0);
  const indent = " ".repeat(2 * path.split(".").length + 2);
  return `${text.slice(0, at)}${indent}${JSON.stringify(name)}: ${JSON.stringify(value)},\n${text.slice(at)}`;
};

const withTexts = (text, locale, { name, own }) => {
  const { privacy, send, title, again } = common[locale];
  const known = JSON.parse(text).message.fields;
  const entries = [
    ...["meta", "meta.title", "title", "lead", "parts.message", "hints.message"].map((path) => [path, name, unwritten]),
    ["privacy", name, privacy],
    ["send", name, send],
    ["received.title", name, title],
    ["received.again", name, again],
    ...own.filter((field) => !(field.name in known)).map((field) => ["fields", field.name, unwritten]),
  ];
  return entries.reduce((all, [path, key, value]) => withEntry(all, `message.${path}`, key, value), text);
};

const withName = (text, { name }) => withEntry(text, "desk-requests.form", name, unwritten);

/** The text with an entry before each place that `anchor` finds, or with the one for the place of that number. */
const before = (file, text, anchor, ...entries) => {
  let at = -1;
  const next = text.replace(anchor, (found) => {
    at += 1;
    return (entries[at] ?? "") + found;
  });
  if (at + 1 < entries.length) throw new Error(`${file} has no longer the place for a new form`);
  return next;
};

/** Each list that has an entry a form, and what is added to it; the last form, `product-pro`, is where a new one is put. */
const places = {
  "packages/domain/src/site/request/forms.ts": (text, { name, own, file }) =>
    before(
      file,
      text,
      /^ {2}"product-pro": message\(/m,
      `  ${keyOf(name)}: message(\n    { stored: "answered", isTried: false },\n    {\n      ...person,\n${own.map((field) => `      ${field.name}: ${field.check},\n`).join("")}      message: words,\n    },\n  ),\n`,
    ),
  "packages/domain/src/site/request/words.ts": (text, { name, file }) => {
    const entry = `      ${keyOf(name)}: "${unwritten}",\n`;
    return before(file, text, /^ {6}"product-pro":\s/gm, entry, entry);
  },
  "packages/domain/src/site/request/arbitraries.ts": (text, { name, own, file }) => {
    const needed = [
      "...names",
      ...own.filter((field) => field.isNeeded).map((field) => `"${field.name}"`),
      '"message"',
    ];
    const fresh = own.filter((field) => !new RegExp(`^ {2}${field.name}: `, "m").test(text));
    const withNeeded = before(
      file,
      text,
      /^ {2}"product-pro": \(\) =>/m,
      `  ${keyOf(name)}: () => [${needed.join(", ")}],\n`,
    );
    return before(
      file,
      withNeeded,
      /^ {2}concern: fc\./m,
      fresh.map((field) => `  ${field.name}: anyWords,\n`).join(""),
    );
  },
  "packages/domain/src/site/routing/paths.ts": (text, { name, file }) =>
    before(
      file,
      text,
      /^ {2}"newsletter-form": /m,
      `  "${name}-form": { en: "/en/contact/${name}", de: "/de/kontakt/${name}" },\n`,
    ),
  "packages/domain/src/site/admin/rights.ts": (text, { type, file }) =>
    before(file, text, /^ {4}"sendProductPro",\n/m, `    "send${type}",\n`),
  "openapi/shop.yaml": (text, form) => {
    const { file } = form;
    const called = before(file, text, /^ {2}\/shop\/request\/product-pro:\n/m, operation(form));
    const answered = before(file, called, /^ {4}ProductProReceiptAnswered:\n(?= {6}description)/m, response(form));
    return before(file, answered, /^ {4}ProductProDraft:\n/m, schemas(form));
  },
  "apps/api/src/site/request/message-handlers.ts": (text, { name, type, file }) => {
    const named = before(file, text, /^ {2}\| "sendProductPro"/m, `  | "send${type}"\n`);
    return before(file, named, /^ {4}sendProductPro: /m, `    send${type}: (call) => written("${name}", call),\n`);
  },
  "apps/api/src/site/request/message-texts.ts": (text, { name, own, file }) => {
    const written = before(file, text, /^ {6}"product-pro": \{/gm, letter("en", name), letter("de", name));
    const fresh = own
      .filter((field) => !new RegExp(`^ {6}${field.name}: "`, "m").test(text))
      .map((field) => `      ${field.name}: "${unwritten}",\n`)
      .join("");
    return before(file, written, /^ {6}product: "/gm, fresh, fresh);
  },
  "apps/web/src/site/request/message-fields.tsx": (text, { name, own, file }) => {
    const lines = own.map((field) => `["${field.name}", ${field.isNeeded}, ${field.line}]`).join(", ");
    return before(file, text, /^ {2}"product-pro": \{/m, `  ${keyOf(name)}: { writer: [${lines}] },\n`);
  },
  "apps/web/src/site/request/texts.en.json": (text, form) => withTexts(text, "en", form),
  "apps/web/src/site/request/texts.de.json": (text, form) => withTexts(text, "de", form),
  "apps/web/src/site/desk/requests/texts.en.json": withName,
  "apps/web/src/site/desk/requests/texts.de.json": withName,
  "apps/web/test/browser/forms.ts": (text, { name, own, file }) => {
    const typed = own.map(
      (field) => `${field.name}: ${field.example.startsWith('"') ? field.example : `"${field.example}"`}, `,
    );
    return before(
      file,
      text,
      /^ {2}"product-pro": \(email\)/m,
      `  ${keyOf(name)}: (email) => ({ ...sender(email), ${typed.join("")}message }),\n`,
    );
  },
  "apps/web/src/site/request/form-tries.night.e2e.ts": (text, { name, file }) =>
    before(file, text, /^ {2}"product-pro": "/m, `  ${keyOf(name)}: "[FRM-04]",\n`),
};

/** Writes the form into the tree under `root`; returns the files, or why it cannot. */
export const newForm = (root, name, fields) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || fields.some((field) => !/^[a-z]\w*\??$/i.test(field)))
    return { refused: formUsage };
  const own = fields.map(fieldOf);
  if (own.some((field) => [...person, "emailRepeat", "message"].includes(field.name)))
    return { refused: "Name, email address and message are fields of every form." };
  const forms = join(root, "packages/domain/src/site/request/forms.ts");
  if (!existsSync(forms)) return { refused: `${forms} is missing` };
  if (new RegExp(`^ {2}"?${name}"?: \\w+\\(`, "m").test(readFileSync(forms, "utf8")))
    return { refused: `there is a form ${name} already` };
  const form = { name, type: typeOf(name), own };
  const texts = Object.entries(places).map(([file, change]) => {
    const path = join(root, file);
    return [path, change(readFileSync(path, "utf8"), { ...form, file })];
  });
  for (const [path, text] of texts) writeFileSync(path, text);
  return { files: texts.map(([path]) => path) };
};
