// The import table as rules for dependency-cruiser: which module may import which, from contexts.mjs and the few rules below.
import { appRules, rowPattern } from "./app-rows.mjs";
import { rowsThatKnowTheApi } from "./apps.mjs";
import { contexts } from "./contexts.mjs";
import { forbidden, proofs, tests } from "./places.mjs";

const wings = Object.keys(contexts).join("|");
const domain = "^packages/domain/src";
const machines = ["/machine\\.ts$", ...proofs];
const installed = (...names) => `^node_modules/(${names.join("|")})(/|$)`;

/** One rule a context: what it may not reach is everything in the domain that the table does not name. */
const tableRules = Object.entries(contexts).flatMap(([wing, names]) =>
  Object.entries(names).map(([name, allowed]) =>
    forbidden(
      `table-${wing}-${name}`,
      `${wing}/${name} may import ${allowed.join(", ") || "no other context"}; contexts.mjs says so.`,
      { path: `${domain}/${wing}/${name}/` },
      {
        path: `${domain}/(${wings})/`,
        pathNot: [wing + "/" + name, ...allowed].map((context) => `${domain}/${context}/`),
      },
    ),
  ),
);

const insideDomain = [
  forbidden(
    "through-the-door",
    "Another context is imported by its index.ts, its laws, arbitraries or examples, a codec by codecs, never by another path.",
    { path: `${domain}/([^/]+/[^/]+)/` },
    {
      path: `${domain}/(${wings})/[^/]+/`,
      pathNot: [`${domain}/$1/`, "/index\\.ts$", "/(laws|arbitraries|examples|codec)\\.ts$"],
    },
  ),
  forbidden(
    "by-wing-name",
    "Contexts import each other as `#wing/context`, never by a relative path.",
    { path: `${domain}/([^/]+/[^/]+)/` },
    { path: `${domain}/(${wings})/[^/]+/`, pathNot: `${domain}/$1/`, dependencyTypesNot: ["aliased-subpath-import"] },
  ),
  forbidden(
    "proofs-stay-out",
    "Laws, arbitraries and testing carry fast-check, examples are no product; no door and no rule imports them.",
    { path: `${domain}/`, pathNot: [...proofs, "\\.fixture\\.ts$"] },
    { path: [`${domain}/.*/[a-z-]*(laws|arbitraries|examples)\\.ts$`, `${domain}/testing/`, "\\.(test|e2e)\\.tsx?$"] },
  ),
  forbidden(
    "entries-of-refusals",
    "Texts and statuses of refusals are gathered by `npm run generate`; no rule and no door imports refusals.ts.",
    { path: `${domain}/`, pathNot: proofs },
    { path: `${domain}/.*/refusals\\.ts$` },
  ),
  forbidden(
    "domain-is-alone",
    "The domain imports nothing of the other workspaces.",
    { path: "^packages/domain/" },
    { path: "^(packages/(?!domain/)|apps/|examples/|openapi/|content/|scripts/)" },
  ),
  forbidden(
    "domain-without-node",
    "The domain runs anywhere: nothing of Node outside tests.",
    { path: `${domain}/`, pathNot: tests },
    { dependencyTypes: ["core"] },
  ),
  forbidden(
    "domain-libraries",
    "The domain takes effect, xstate, jsvat, punycode, @noble/hashes and temporal-polyfill, and no other library.",
    { path: `${domain}/`, pathNot: proofs },
    {
      path: "^node_modules/",
      pathNot: installed("effect", "xstate", "jsvat", "punycode", "@noble/hashes", "temporal-polyfill"),
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbidden(
    "xstate-in-machines",
    "xstate is imported by machine.ts only.",
    { path: `${domain}/`, pathNot: machines },
    { path: installed("xstate") },
  ),
  forbidden(
    "temporal-at-one-door",
    "temporal-polyfill is imported by kernel/calendar only.",
    { path: `${domain}/`, pathNot: `${domain}/kernel/calendar/` },
    { path: installed("temporal-polyfill") },
  ),
  forbidden(
    "schema-in-codecs",
    "Effect Schema is 20 kB in a browser: only codec.ts imports it.",
    { path: `${domain}/`, pathNot: ["/codec\\.ts$", ...proofs] },
    { path: "^node_modules/effect/.*/Schema[^/]*\\.(js|ts)$" },
  ),
  forbidden(
    "codec-not-in-door",
    "The door does not re-export the codec.",
    { path: `${domain}/.*/(?!codec)[^/]+\\.ts$`, pathNot: proofs },
    // A model takes its types from the schemas, without a byte of them.
    { path: "/codec\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
];

const aroundDomain = [
  forbidden(
    "domain-by-entries",
    "Other packages import the domain by its entries: doors, codecs, laws, law books, arbitraries, examples, testing.",
    { pathNot: ["^packages/domain/", "^node_modules/"] },
    {
      path: "^packages/domain/",
      pathNot: [
        `${domain}/[^/]+/[^/]+/(index|codec|laws|law-book|arbitraries|examples)\\.ts$`,
        `${domain}/testing/index\\.ts$`,
        "^packages/domain/fixtures/",
      ],
    },
  ),
  forbidden(
    "proofs-not-in-product",
    "No frontend imports laws, arbitraries or examples of the domain; simulation and conformance kit are tools.",
    {
      path: "^(packages|apps|examples)/[^/]+/src/",
      pathNot: [`${domain}/`, "^packages/adapters/src/(simulation|conformance)/", tests],
    },
    { path: `${domain}/.*/[a-z-]*(laws|arbitraries|examples)\\.ts$` },
  ),
  forbidden(
    "adapters",
    "Adapters import the domain, their generated types, and libraries.",
    { path: "^packages/adapters/src/" },
    { path: "^(packages/ui|apps|examples|openapi|content)/" },
  ),
  forbidden(
    "adapters-without-node",
    "Adapters run in browsers: nothing of Node outside tests.",
    { path: "^packages/adapters/src/", pathNot: tests },
    { dependencyTypes: ["core"] },
  ),
  forbidden(
    "ui",
    "Components import no other workspace but the domain.",
    { path: "^packages/ui/" },
    { path: "^(packages/adapters|apps|examples|openapi|content)/" },
  ),
  forbidden(
    "ui-without-effect",
    "No Effect and no machine in components.",
    { path: "^packages/ui/src/", pathNot: tests },
    { path: installed("effect", "xstate", "@xstate/react") },
  ),
  forbidden(
    "ui-takes-types",
    "Components take types of the domain and the languages, not its rules.",
    { path: "^packages/ui/src/", pathNot: tests },
    { path: "^packages/domain/", pathNot: `${domain}/visitor/locale/index\\.ts$`, dependencyTypesNot: ["type-only"] },
  ),
  forbidden(
    "web",
    "The web app imports domain, adapters and ui.",
    { path: "^apps/web/" },
    { path: "^(examples|openapi)/" },
  ),
  forbidden(
    "web-api-in-entry",
    "Only the Node entry of the web app, its build and its tests know the API.",
    { path: "^apps/web/src/", pathNot: [...rowsThatKnowTheApi.map((row) => rowPattern("web", row)), tests] },
    { path: "^apps/api/" },
  ),
  forbidden(
    "web-effect-in-screens",
    "Screens import `Result` at most, no Effect.",
    { path: "^apps/web/src/.*\\.tsx$", pathNot: tests },
    { path: "^node_modules/effect/", pathNot: "/(Result|Option)\\.(js|d\\.ts|ts)$" },
  ),
  forbidden(
    "adapters-by-entries",
    "The web app imports adapters by their entries.",
    { path: "^(apps|examples)/" },
    { path: "^packages/adapters/src/", pathNot: "/index\\.ts$" },
  ),
  forbidden(
    "api",
    "The API imports the domain, and of the adapters the generated types of the contract alone.",
    { path: "^apps/api/src/", pathNot: tests },
    {
      path: "^(packages/(adapters|ui)|apps/(?!api/)|examples)/",
      pathNot: "^packages/adapters/src/contract/index\\.ts$",
    },
  ),
  forbidden(
    "api-without-machines",
    "The API uses rules and use cases, no machine.",
    { path: "^apps/api/" },
    { path: [installed("xstate", "@xstate/react"), "/machine\\.ts$"] },
  ),
  forbidden(
    "refused-by-calls",
    "A call of the API ends with a refusal; stores, wires and letters do not.",
    { path: "^apps/api/src/.*(store|wire|mails?|texts)\\.ts$" },
    { path: "^apps/api/src/platform/(http/problem|use-case/use-case)\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
  forbidden(
    "terminal",
    "The terminal imports domain and adapters only.",
    { path: "^examples/", pathNot: tests },
    { path: "^(packages/ui|apps|openapi|content)/" },
  ),
];

const generated = "\\.gen\\.ts$";
const everywhere = [
  forbidden(
    "no-running-circle",
    "Modules of an app form no circle at run time.",
    { path: "^(apps|examples)/", pathNot: generated },
    { circular: true, viaOnly: { pathNot: generated, dependencyTypesNot: ["type-only"] } },
  ),
  forbidden(
    "resolvable",
    "Every import leads to a file; those of the pages built from the tarballs do in their own installation.",
    { pathNot: "^examples/pages/" },
    { couldNotResolve: true, pathNot: "^virtual:" },
  ),
  forbidden(
    "declared",
    "Every library is listed in the package.json of its workspace.",
    { pathNot: ["^(scripts|architecture|bench|content)/"] },
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbidden(
    "not-only-for-development",
    "What a published package imports is among its dependencies.",
    { path: "^packages/[^/]+/src/", pathNot: [...proofs, tests] },
    { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm-peer"] },
  ),
  forbidden("no-test-in-product", "Nothing imports a test.", { pathNot: tests }, { path: "\\.(test|e2e)\\.tsx?$" }),
];

/** Options for dependency-cruiser: the rules, and how imports are resolved. */
export const options = {
  ruleSet: { forbidden: [...tableRules, ...insideDomain, ...aroundDomain, ...appRules, ...everywhere] },
  validate: true,
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  doNotFollow: { path: "node_modules" },
  exclude: {
    path: [
      "^(packages|apps|examples)/[^/]+/(dist|\\.output|test-results|\\.stryker-tmp)/",
      "\\.css$",
      "\\.svg$",
      "\\.woff2$",
      "[?](url|raw|inline-script|inline-module)$",
    ],
  },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["@kontor/source", "import", "types", "default", "node", "browser"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
  },
};

/** What is judged. */
export const judged = ["packages", "apps", "examples"];
