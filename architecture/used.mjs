// Unused code: machines of the domain that no screen runs, and values of its doors that neither the product nor an example reaches.
import { isProduct } from "./places.mjs";
import { reachIn } from "./reach.mjs";

const isDoor = (path) => /^packages\/domain\/src\/[^/]+\/[^/]+\/index\.ts$/.test(path);
const isMachine = (path) => /^packages\/domain\/src\/[^/]+\/[^/]+\/machine\.ts$/.test(path);

/** The command of the simulation, with the market that it plays in. */
export const commands = ["scripts/simulate.mjs", "scripts/lib/market.mjs", "scripts/lib/what-if.mjs"];

/** Packages are published: what the examples of their READMEs show is for programs of others. */
export const readmes = ["packages/domain/README.md", "packages/adapters/README.md"];

const isExample = (path) => readmes.some((readme) => path.startsWith(`${readme} `));

/** The one door that laws and law books are written with; they are the users of no other. */
const lawDoor = { path: "packages/domain/src/kernel/law/index.ts", specifier: "#kernel/law" };

/** Where an import of a command or an example leads; the cruise does not go there. */
const entryOf = (specifier) => {
  const [, context] = /^@kontor\/domain\/([a-z]+\/[a-z-]+)$/.exec(specifier) ?? [];
  return context === undefined ? undefined : `packages/domain/src/${context}/index.ts`;
};

/**
 * Whose needs count: the product and the examples, those of the packages' READMEs among them; simulation and conformance kit for what they and their commands call; entries of
 * refusals, from which the tables of the product are generated. Tests, laws and benches do not.
 */
const isUser = (path) =>
  /^(apps|examples)\/[^/]+\/src\//.test(path) ||
  /^packages\/adapters\/src\/(simulation|conformance)\//.test(path) ||
  commands.includes(path) ||
  isExample(path) ||
  /^packages\/domain\/src\/[^/]+\/[^/]+\/refusals\.ts$/.test(path);

/**
 * @param {Map<string, object>} product its sources
 * @param {Map<string, object>} written laws, law books and examples of READMEs
 * @param {(path: string, specifier: string) => string | undefined} resolved
 */
export const unusedIn = (product, written, resolved) => {
  const sources = new Map([...product, ...[...written].filter(([path]) => isExample(path))]);
  const paths = [...sources.keys()].filter((path) => isProduct(path) || commands.includes(path) || isExample(path));
  const { valuesOf, reachedFrom } = reachIn(sources, (path, specifier) =>
    commands.includes(path) || isExample(path) ? entryOf(specifier) : resolved(path, specifier),
  );
  const ofLaws = new Set(
    [...written].flatMap(([path, { module }]) =>
      isExample(path)
        ? []
        : [...module.imports.values()].filter(({ from }) => from === lawDoor.specifier).map(({ name }) => name),
    ),
  );
  const isNeeded = reachedFrom(paths.filter(isUser));
  const isOnScreen = reachedFrom(paths.filter((path) => path.startsWith("apps/web/src/")));
  const machines = paths.filter(isMachine).flatMap((path) =>
    valuesOf(path)
      .filter((name) => /machine$/i.test(name) && !isOnScreen(path, name))
      .map((name) => ({
        rule: "machine-on-screen",
        from: path,
        to: name,
        comment:
          "A machine of the domain runs on a screen of apps/web; one that runs nowhere proves nothing about the shop.",
      })),
  );
  const values = paths.filter(isDoor).flatMap((path) =>
    valuesOf(path)
      .filter((name) => !isNeeded(path, name) && !(path === lawDoor.path && ofLaws.has(name)))
      .map((name) => ({
        rule: "door-value-used",
        from: path,
        to: name,
        comment: "What a door exports is reached by the product or an example; tests, laws and benches are no users.",
      })),
  );
  return [...machines, ...values];
};
