// The provider is content: neither its name nor its facts stand in a source, text or file of the program, so that a shop with another `content/` shows another company everywhere; and what a browser gets does not name the program. [LOC-16] [PKG-08]
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What ships: sources with their texts, the contract, what a container is made of. Tests read the demo provider's shop. */
const shipped = /^(apps\/[^/]+\/(src|examples)|packages\/[^/]+\/src|openapi|deploy|examples\/[^/]+\/src)\//;
const ofTests = /\.(test|e2e)\.tsx?$|\/(fixtures|vectors)\//;

/** Proofs and values for examples, which no shop shows. */
const ofProofs = /(?:^|[/.-])(?:laws|arbitraries|examples|fixture)\.tsx?$|\/simulation\//;

/** What a browser gets; what builds and serves it is the operator's. */
const inBrowser = /^(?:apps\/web\/src|packages\/ui\/src)\//;
const ofServers = /\/platform\/(?:build|server|images)\/|\/(?:node-entry|check-entry|start-screen)\.ts$/;

/** Scopes of packages, ids of refusals, plugins of a build. */
const ofTheProgram = /@kontor\/|urn:kontor:|name: "kontor:/g;

/**
 * The facts of the provider that stand on pages, in letters and on papers.
 * @param {string} base
 * @returns {string[]}
 */
export const providerFacts = (base) => {
  const site = JSON.parse(readFileSync(join(base, "content/site.json"), "utf8"));
  const { street, postCode, city, phone, phoneShown, representative, vatId, bank, slogan } = site;
  return [street, `${postCode} ${city}`, phone, phoneShown, representative, vatId, bank.iban, slogan.en, slogan.de];
};

/**
 * @param {readonly string[]} facts
 * @param {string} path
 * @param {string} text
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const factsIn = (facts, path, text) =>
  shipped.test(path) && !ofTests.test(path) && !ofProofs.test(path)
    ? facts
        .filter((fact) => text.includes(fact))
        .map((fact) => ({
          rule: "provider-in-content",
          from: path,
          to: fact,
          comment: "It is the demo's: read it from the provider, or take another value for an example.",
        }))
    : [];

/**
 * @param {string} path
 * @param {string} text
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const programIn = (path, text) =>
  inBrowser.test(path) && !ofTests.test(path) && !ofServers.test(path) && /kontor/i.test(text.replace(ofTheProgram, ""))
    ? [
        {
          rule: "program-in-browser",
          from: path,
          to: "kontor",
          comment: "Names of what a browser stores, hears and shows are the shop's: such as shop:cart.",
        },
      ]
    : [];

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
