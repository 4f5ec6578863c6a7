// One of each: one client of the contract, no private members of libraries, and no duplicated code.
import ts from "typescript";
import { isGenerated, isProduct } from "./places.mjs";

/** Where calls of the shop's API are made. */
const client = /^packages\/adapters\/src\/client\//;

/** The gateway before the API: it forwards requests to the API in its process or elsewhere. */
const gateway = /^apps\/web\/src\/(app\/gateway|platform\/api)\//;

/** Where the API's addresses are known without a call of it: its server, and the gateway. */
const knowsAddresses = (path) => path.startsWith("apps/api/src/") || gateway.test(path);

/** Requests to other services than the API of the shop: file → what it requests. */
export const otherRequests = {
  "apps/api/src/site/content/source.ts": "a content system elsewhere",
  "apps/api/src/site/content/remote/forward.ts": "a content system elsewhere",
  "apps/api/src/site/content/remote/probe.ts": "a content system elsewhere",
  "examples/webhook-receiver/src/receiver.ts": "an example of a system outside",
  "apps/web/src/site/desk/exports/screen.tsx": "links to exports, which the API sends as it reads them",
  "apps/web/src/site/desk/main.tsx": "pages of the page server, whose data the app reads",
  "apps/web/src/site/admin/list-file.ts": "lists as files, which the API sends as it reads them",
  "apps/api/src/site/outside/post.ts": "webhooks to the receivers that the settings name",
  "apps/api/src/platform/peers/ask-json.ts": "registries of domains, the check of VAT ids",
  "apps/web/src/platform/images/media.ts": "pictures of other hosts",
  "apps/web/src/app/server/account-file-routes.ts": "invoices as files, which are passed on as they are",
  "apps/web/src/app/server/admin-file-routes.ts": "invoices as files, which are passed on as they are",
  "apps/web/src/app/server/opened-within.ts": "the page server itself",
  "apps/web/src/shop/deal/server-clock.ts": "the page server's clock",
  "apps/web/src/visitor/consent/banner-press.ts": "a form of the page server, sent while the page is left",
  "apps/web/src/visitor/consent/banner-running.ts": "the banner as the page server draws it",
  "apps/web/src/site/ticket/check-worker.ts": "the page of the check and its files",
  "apps/web/src/shop/account/use-answered.ts": "a form of the page server",
  "apps/web/src/platform/client/upload.ts": "a transport of the client, which says how much of a file is sent",
  "apps/web/src/shell/watched-build.ts": "files of the web app's own build",
  "apps/web/src/platform/router/load.ts": "the page server",
  "apps/web/src/platform/waking/waking.ts": "files of the web app's own build",
};

/** Members that look private and are public: tags of Effect, React's raw HTML, fields of the content system's wire, what HAL has with an answer. */
const publicMembers = new Set(["_tag", "__html", "__component", "_q", "_embedded"]);
const privateMember = /^(_[a-z]|__[a-z]|\$_[A-Z])/i;
/** Members without such a name that are private nevertheless: object → members. */
const privateByName = { router: ["ssr", "stores"] };
const privateText = /\$_TSR\b|__react[A-Z]\w*|\b_serverResult\b/;

const walk = (node, visit) => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Private members that a file names. */
const privatesOf = (source) => {
  const found = new Set();
  const named = (name) => {
    if (name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)))
      if (privateMember.test(name.text) && !publicMembers.has(name.text)) found.add(name.text);
  };
  walk(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      named(node.name);
      const of = ts.isIdentifier(node.expression) ? node.expression.text : "";
      if (Object.hasOwn(privateByName, of) && privateByName[of].includes(node.name.text))
        found.add(`${of}.${node.name.text}`);
    } else if (ts.isElementAccessExpression(node)) named(node.argumentExpression);
    else if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) named(node.name);
    else if (ts.isBindingElement(node))
      named(node.propertyName ?? (ts.isObjectBindingPattern(node.parent) ? node.name : undefined));
    else if (isText(node)) {
      const [part] = privateText.exec(node.text) ?? [];
      if (part !== undefined) found.add(part);
    }
  });
  return [...found];
};

/** Ways in which a file makes requests of its own. */
const requestsOf = (path, source) => {
  const found = new Set();
  let isFetchOwn = false;
  let usesFetch = false;
  walk(source, (node) => {
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text === "fetch"
    )
      isFetchOwn = true;
    if (ts.isIdentifier(node) && node.text === "fetch") {
      const { parent } = node;
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const isGlobalMember =
        isMember && ts.isIdentifier(parent.expression) && /^(globalThis|window|self)$/.test(parent.expression.text);
      const isName = "name" in parent && parent.name === node;
      if (isGlobalMember || (!isMember && !isName)) usesFetch = true;
    }
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly && node.moduleSpecifier.text === "openapi-fetch")
      found.add("openapi-fetch");
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (name.text === "inject" || name.text === "sendBeacon") found.add(name.text);
      if (name.text === "request" && ts.isIdentifier(expression) && /^https?$/.test(expression.text))
        found.add(`${expression.text}.request`);
    }
    if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^(XMLHttpRequest|EventSource)$/.test(node.expression.text)
    )
      found.add(node.expression.text);
    if (!knowsAddresses(path) && isText(node) && /^\/api\/(shop|v2)\//.test(node.text)) found.add("/api/");
  });
  if (usesFetch && !isFetchOwn) found.add("fetch");
  return [...found];
};

/** Tables that several files put rows into: table → why. Every other table has one door, beside its store. */
const sharedTables = {
  marks: "a row for each thing that is remembered by its name",
  sequences: "a row for each sequence",
  content_entries: "entries are put in from files, and published",
};

/** Tables that a file puts rows into. */
const filledBy = (source) => {
  const found = new Set();
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [table] = node.arguments;
    if (node.expression.name.text === "insertInto" && table !== undefined && isText(table)) found.add(table.text);
  });
  return [...found];
};

/** Rows of a table come from one file: another one forgets the column that is new. */
const doorsOf = (own) => {
  const doors = own.flatMap(([path, { source }]) => filledBy(source).map((table) => ({ path, table })));
  const isSecond = ({ path, table }) => doors.find((door) => door.table === table)?.path !== path;
  return doors
    .filter((door) => !Object.hasOwn(sharedTables, door.table) && isSecond(door))
    .map(({ path, table }) => ({
      rule: "one-door",
      from: path,
      to: table,
      comment: "Rows of a table are put in by its store alone, through its `rowOf`.",
    }));
};

/** How many equal lines are too many. */
const mostEqualLines = 10;

/** Lines of code of a file: no blank, comment, import or lone bracket. */
const linesOf = (text, source) => {
  const imports = source.statements.filter((statement) => ts.isImportDeclaration(statement));
  const importEnd = imports.length === 0 ? -1 : source.getLineAndCharacterOfPosition(imports.at(-1).end).line;
  return text
    .split("\n")
    .map((line, index) => ({ line: line.trim(), index }))
    .filter(({ line, index }) => index > importEnd && line !== "" && !/^(\/\/|\*|\/\*)/.test(line));
};

/** Pairs of files that have more than ten lines in a row in common. */
const doublesIn = (files) => {
  const places = new Map();
  const pairs = new Set();
  for (const [path, { text, source }] of files) {
    const lines = linesOf(text, source);
    for (let start = 0; start + mostEqualLines < lines.length; start += 1) {
      const run = lines
        .slice(start, start + mostEqualLines + 1)
        .map(({ line }) => line)
        .join("\n");
      const before = places.get(run);
      if (before === undefined) places.set(run, path);
      else if (before !== path) pairs.add(`${before}\n${path}`);
    }
  }
  return [...pairs].map((pair) => pair.split("\n"));
};

/** @param {Map<string, { text: string, source: import("typescript").SourceFile }>} sources */
export const oneOfEach = (sources) => {
  const own = [...sources].filter(([path]) => isProduct(path) && !isGenerated(path));
  const privates = own.flatMap(([path, { source }]) =>
    privatesOf(source).map((member) => ({
      rule: "no-private-member",
      from: path,
      to: member,
      comment: "Private members of libraries are touched nowhere: each of their releases may move them.",
    })),
  );
  const operations = new Map(
    own
      .filter(([path]) => !client.test(path) && !gateway.test(path))
      .map(([path, { source }]) => [path, requestsOf(path, source)]),
  );
  const clients = [...operations]
    .filter(([path]) => !Object.hasOwn(otherRequests, path))
    .flatMap(([path, ways]) =>
      ways.map((way) => ({
        rule: "one-client",
        from: path,
        to: way,
        comment:
          "The shop's API is called by packages/adapters/src/client alone; a request that goes elsewhere stands in `otherRequests` of architecture/one-of-each.mjs.",
      })),
    );
  const idle = Object.keys(otherRequests)
    .filter((path) => operations.get(path)?.length === 0)
    .map((path) => ({
      rule: "one-client",
      from: path,
      to: "nothing",
      comment: "It makes no request; take it out of `otherRequests`.",
    }));
  const doubles = doublesIn(own).map(([from, to]) => ({
    rule: "no-double",
    from,
    to,
    comment: `More than ${mostEqualLines} lines in a row stand in both.`,
  }));
  return [...privates, ...clients, ...idle, ...doorsOf(own), ...doubles];
};
