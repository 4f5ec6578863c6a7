// What no graph of imports knows: settings, contents, the contract, migrations, documents. Each selects a whole part of
// the tests.

/**
 * `node`: which test files in Node, by their path; `chromium`: which in Chromium.
 * @typedef {{ readonly of: RegExp, readonly node: readonly RegExp[], readonly chromium: RegExp | null }} Part
 */

const all = /^/;
const api = /^(?:apps\/api|openapi)\//;
const web = /^apps\/web\//;
const terminal = /^examples\//;
const contents = /^content\//;
const house = /^scripts\//;
const script = (...words) => new RegExp(`^scripts/(?:${words.join("|")})\\.test\\.ts$`);
const readPages = /^apps\/(?:web|api)\/src\/site\/(?:content|article|help|job)\//;

/** The first that fits counts. @type {readonly Part[]} */
const parts = [
  // What every test is run by, or built by.
  {
    of: /^(?:vitest\.config\.ts|package(?:-lock)?\.json|tsconfig\.base\.json|scripts\/test\.mjs)$/,
    node: [all],
    chromium: all,
  },
  {
    of: /^scripts\/lib\/(?:built|installed|places|runner|(?:module|server)-bundle|(?:modules|server)-for-tests)\.mjs$/,
    node: [all],
    chromium: all,
  },
  {
    of: /^apps\/web\/(?:vite\.config\.|test\/browser\/(?:playwright\.config|global-setup)\.|src\/platform\/build\/)/,
    node: [web],
    chromium: all,
  },
  // Sheets that are linked by every page.
  {
    of: /^(?:content\/brand|packages\/ui\/src|apps\/web\/src)\/(?:.*\/)?(?!.*\.module)[\w.-]+\.css$/,
    node: [/styles\.test\.ts$/],
    chromium: all,
  },
  { of: /^content\/README\.md$/, node: [script("documents", "packages")], chromium: null },
  // Pages, articles and texts of the demo shop; what is sold in it decides prices everywhere.
  { of: /^content\/(?:de|en|images|public)\//, node: [contents, readPages], chromium: readPages },
  { of: /^content\/(?!.*\.test\.ts$).*\.(?:json|ts)$/, node: [contents, api, web, terminal], chromium: all },
  { of: /^content\/(?!.*\.test\.ts$)/, node: [contents, readPages], chromium: readPages },
  {
    of: /^openapi\/(?!.*\.(?:test\.ts|mjs)$)/,
    node: [api, /^packages\/adapters\//, terminal, script("client", "packages")],
    chromium: null,
  },
  { of: /^apps\/api\/src\/app\/migrations/, node: [api], chromium: null },
  { of: /^SECURITY\.md$/, node: [script("security", "documents", "packages")], chromium: null },
  { of: /^\.changeset\//, node: [script("packages")], chromium: null },
  { of: /^docs\/machines\//, node: [script("machines", "docs", "documents")], chromium: null },
  { of: /^docs\/rules\.md$/, node: [script("law-book", "docs", "documents")], chromium: null },
  { of: /^docs\/decisions\//, node: [script("docs", "documents"), /^architecture\/files\.test\.ts$/], chromium: null },
  { of: /^docs\/(?:pictures\/|marks\.md$)/, node: [script("readme", "documents")], chromium: null },
  { of: /^docs\//, node: [script("docs", "documents", "packages", "readme", "service")], chromium: null },
  {
    of: /^packages\/[^/]+\/README\.md$/,
    node: [script("documents", "packages"), /^architecture\/used\.test\.ts$/],
    chromium: null,
  },
  { of: /\.md$/, node: [script("documents", "packages", "readme")], chromium: null },
  { of: /^deploy\/|^\.(?:docker|container)ignore$/, node: [script("service", "audit")], chromium: null },
  {
    of: /^(?:packages|apps|examples|openapi)\/(?:[^/]+\/)?package\.json$/,
    node: [script("packages", "documents", "weights"), /\/package\.test\.ts$/],
    chromium: null,
  },
  { of: /^biome\.json$/, node: [/^architecture\/(?:lint|new)\.test\.ts$/], chromium: null },
  // `npm run check`, releases and containers read them, and no test of the day.
  {
    of: /tsconfig[\w.]*\.json$|^(?:knip|turbo)\.json$|^\.git|LICENSE$|^examples\/(?:pages|client)\//,
    node: [],
    chromium: null,
  },
  { of: /\.night\.(?:test|e2e)\.tsx?$/, node: [], chromium: null },
  { of: /^scripts\/proved-ids\.json$/, node: [script("proved-ids")], chromium: null },
  {
    of: /^(?:scripts\/test-seconds|apps\/web\/test\/browser\/used-modules)\.json$/,
    node: [script("changed")],
    chromium: null,
  },
  { of: /^architecture\/(?!.*\.(?:mjs|ts)$)/, node: [/^architecture\//], chromium: null },
];

/** A file of these folders that no test imports: all tests beside it. */
const folders = [
  { of: /^packages\/domain\//, node: [/^packages\/domain\//], chromium: null },
  { of: /^packages\/adapters\//, node: [/^packages\/adapters\//], chromium: null },
  { of: /^packages\/ui\//, node: [/^packages\/ui\//], chromium: /^apps\/web\/examples\// },
  { of: /^apps\/api\//, node: [api], chromium: null },
  { of: /^apps\/web\//, node: [web], chromium: all },
  { of: /^examples\//, node: [terminal], chromium: null },
  { of: /^(?:architecture|bench|scripts)\//, node: [house, /^(?:architecture|bench)\//], chromium: null },
];

/** @param {string} path @returns {Part | undefined} */
export const partOf = (path) => parts.find((part) => part.of.test(path));

/** @param {string} path @returns {Part} */
export const partOfFolder = (path) =>
  folders.find((part) => part.of.test(path)) ?? { of: all, node: [all], chromium: all };

/** Tests that read sources as texts, by the sources that they read: each takes less than a second. */
const readers = [
  { of: /\.(?:ts|tsx|mjs|css)$/, test: "architecture/files.test.ts" },
  { of: /^apps\/web\/src\/.*\.tsx?$/, test: "architecture/screens.test.ts" },
  { of: /^packages\/domain\/src\//, test: "scripts/planted.test.ts" },
  { of: /\.(?:test|e2e)\.tsx?$/, test: "scripts/proved-ids.test.ts" },
  { of: /\.(?:test|e2e)\.tsx?$/, test: "scripts/security.test.ts" },
  { of: /^apps\/web\/src\/.*\.module\.css$/, test: "apps/web/src/app/styles/styles.test.ts" },
];

/** @param {readonly string[]} paths @returns {readonly string[]} */
export const readersOf = (paths) => [
  ...new Set(readers.filter(({ of }) => paths.some((path) => of.test(path))).map(({ test }) => test)),
];
