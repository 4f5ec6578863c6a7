// One answer of the content system, read by several at once: each gets it filled with what is theirs. [VAT-10] [LGL-07]
import { expect, it } from "vitest";
import { contentAnswers, pageOf } from "../../../test/content-fixture.ts";
import { facts, shopWith } from "../../../test/shop-fixture.ts";
import { readContent } from "./read.ts";

it("[VAT-10] [LGL-07] is filled for each who waits for it, not for the first alone", async () => {
  const body = [{ __component: "sections.rich-text", id: 1, body: "An {provider:name}." }];
  const services = {
    ...shopWith(facts, contentAnswers([pageOf("/a", "simple", body)], [])),
    publicUrl: "https://read-together.example",
  };
  const named = { ...services, seller: () => ({ name: "Nordwind" }) as never };
  const path = "/pages?locale=en&filters[url][$eq]=/a&populate[content]=true";
  const read = (by: object) => readContent({ ...services, ...by }, path, (data) => JSON.stringify(data));
  const [first, second] = await Promise.all([read(named), read({})]);
  expect(JSON.stringify(first)).toContain("An Nordwind.");
  expect(JSON.stringify(second)).toContain("An {provider:name}.");
});
