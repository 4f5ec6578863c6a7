// The provider is content: its name stands in no source, text or file of the program, so that a shop with another `content/` shows another name everywhere. [LOC-16]
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What ships: sources with their texts, the contract, what a container is made of. Tests read the demo provider's shop. */
const shipped = /^(apps\/[^/]+\/(src|examples)|packages\/[^/]+\/src|openapi|deploy|examples\/[^/]+\/src)\//;
const ofTests = /\.(test|e2e)\.tsx?$|\/(fixtures|vectors)\//;

/**
 * The names of the provider, as its content has them.
 * @param {string} base
 * @returns {string[]}
 */
export const providerNames = (base) => {
  const { name, legalName, email } = JSON.parse(readFileSync(join(base, "content/site.json"), "utf8"));
  return [name, legalName, email.split("@")[1]];
};

/**
 * @param {readonly string[]} names
 * @param {string} path
 * @param {string} text
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const providerIn = (names, path, text) =>
  shipped.test(path) && !ofTests.test(path)
    ? names
        .filter((name) => text.includes(name))
        .map((name) => ({
          rule: "provider-in-content",
          from: path,
          to: name,
          comment: "Texts say {{provider}}, code reads the provider of content/site.json.",
        }))
    : [];
