// The page of laws that `npm run laws -- --report` writes is valid HTML, with what is broken on it, too. [PKG-05]
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { cents } from "@kontor/domain/kernel/money";
import { lawsOf } from "@kontor/domain/kernel/money/laws";
import { checkedLaw, lawsPage } from "@kontor/domain/testing";

it("[PKG-05] the page of laws is valid, whether they hold or are broken", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: { "require-sri": "off", "doctype-style": "off" },
  });
  const tried = [{}, { netOf: () => cents(1) }].map((given, index) => ({
    context: `try ${index}`,
    outcomes: lawsOf(given).map((law) => checkedLaw(law, { runs: 20, seed: 7 })),
  }));
  const { results } = await validator.validateString(lawsPage(tried));
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
