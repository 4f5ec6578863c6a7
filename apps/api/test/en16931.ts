// The official rules of EN 16931 (Schematron, XPath 2.0) over an electronic invoice: what it breaks, by the ids of the rules.
import { readFileSync } from "node:fs";
import { evaluateXPathToBoolean, evaluateXPathToNodes } from "fontoxpath";
import { type Document, type Element, parseXmlDocument, type Node } from "slimdom";

const schematron = "http://purl.oclc.org/dsdl/schematron";

interface Assertion {
  readonly id: string;
  readonly test: string;
  readonly text: string;
}

interface Rule {
  readonly context: string;
  readonly assertions: readonly Assertion[];
}

const children = (of: Document | Element, name: string): readonly Element[] => [
  ...of.getElementsByTagNameNS(schematron, name),
];
const attribute = (of: Element, name: string): string => of.getAttribute(name) ?? "";

/** The evaluator has no decimals, only doubles, in which 0.30 - 0.10 is not 0.20: what is subtracted is so in whole cents. */
const inCents = (id: string, test: string): string =>
  id === "BR-CO-16" ? test.replaceAll(/xs:decimal\(ram:\w+\[1\]\)/g, (amount) => `round(100 * ${amount})`) : test;

const read = () => {
  const schema = parseXmlDocument(readFileSync(new URL("en16931/EN16931-CII-validation.sch", import.meta.url), "utf8"));
  const prefixes = new Map(children(schema, "ns").map((ns) => [attribute(ns, "prefix"), attribute(ns, "uri")]));
  const patterns = children(schema, "pattern").map((pattern) =>
    children(pattern, "rule").map(
      (rule): Rule => ({
        context: attribute(rule, "context"),
        assertions: children(rule, "assert").map((assertion) => ({
          id: attribute(assertion, "id"),
          test: inCents(attribute(assertion, "id"), attribute(assertion, "test")),
          text: assertion.textContent ?? "",
        })),
      }),
    ),
  );
  return { patterns, namespaceResolver: (prefix: string): string | null => prefixes.get(prefix) ?? null };
};

const rules = read();

export const { namespaceResolver } = rules;

/** In each pattern the first rule whose context a node matches is the one for it. */
export const brokenRules = (xml: string): readonly string[] => {
  const document = parseXmlDocument(xml);
  const options = { namespaceResolver: rules.namespaceResolver };
  return rules.patterns.flatMap((pattern) => {
    const seen = new Set<Node>();
    return pattern.flatMap(({ context, assertions }) => {
      const nodes = (evaluateXPathToNodes(context, document, null, {}, options) as unknown as readonly Node[]).filter(
        (node) => !seen.has(node),
      );
      for (const node of nodes) seen.add(node);
      return nodes.flatMap((node) =>
        assertions.filter(({ test }) => !evaluateXPathToBoolean(test, node, null, {}, options)).map(({ text }) => text),
      );
    });
  });
};
