// What nobody needs: machines of the domain that no screen runs, and values of its doors that neither the product nor an example reaches.
import { isProduct } from "./places.mjs";
import { reachIn } from "./reach.mjs";

const isDoor = (path) => /^packages\/domain\/src\/[^/]+\/[^/]+\/index\.ts$/.test(path);
const isMachine = (path) => /^packages\/domain\/src\/[^/]+\/[^/]+\/machine\.ts$/.test(path);

/**
 * Whose needs count: the product and the examples; simulation and conformance kit for what they call; entries of refusals, from which
 * the tables of the product are generated. Tests, laws and benches do not.
 */
const isUser = (path) =>
  /^(apps|examples)\/[^/]+\/src\//.test(path) ||
  /^packages\/adapters\/src\/(simulation|conformance)\//.test(path) ||
  /^packages\/domain\/src\/[^/]+\/[^/]+\/refusals\.ts$/.test(path);

/** @param {Map<string, object>} sources those of the product @param {(path: string, specifier: string) => string | undefined} resolved */
export const unusedIn = (sources, resolved) => {
  const paths = [...sources.keys()].filter(isProduct);
  const { valuesOf, reachedFrom } = reachIn(sources, resolved);
  const isNeeded = reachedFrom(paths.filter(isUser));
  const isOnScreen = reachedFrom(paths.filter((path) => path.startsWith("apps/web/src/")));
  const machines = paths.filter(isMachine).flatMap((path) =>
    valuesOf(path)
      .filter((name) => /machine$/i.test(name) && !isOnScreen(path, name))
      .map((name) => ({
        rule: "machine-on-screen",
        from: path,
        to: name,
        comment: "A machine of the domain runs on a screen of apps/web; one that runs nowhere proves nothing about the shop.",
      })),
  );
  const values = paths.filter(isDoor).flatMap((path) =>
    valuesOf(path)
      .filter((name) => !isNeeded(path, name))
      .map((name) => ({
        rule: "door-value-used",
        from: path,
        to: name,
        comment: "What a door exports is reached by the product or an example; tests, laws and benches are no users.",
      })),
  );
  return [...machines, ...values];
};
