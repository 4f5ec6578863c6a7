// Badges by number as sheets of labels, for tests of what is printed of them. [TKT-03]
import { type Label, labelSheets } from "@kontor/api/pdf";
import { type Badge, pageWith } from "@kontor/domain/site/ticket";
import { badgePages, labelsOf } from "../src/site/ticket/badge-pages.ts";

export const shop = "https://shop.example";
export const key = "8wfykx37a1979fj9c3x3bxd8q4";

async function* sheetsOf(badges: AsyncIterable<Badge>): AsyncGenerator<readonly Label[]> {
  for await (const page of badgePages(badges, pageWith)) yield labelsOf(page, shop, "en");
}

export async function* many(count: number, made: { count: number } = { count: 0 }): AsyncGenerator<Badge> {
  for (; made.count < count; made.count += 1)
    yield { holder: `Person ${made.count}`, key, community: made.count % 2 === 0 };
}

export const sheets = (badges: AsyncIterable<Badge>) =>
  labelSheets({
    locale: "en",
    title: "Badges",
    author: "Kontor",
    flag: ["#f2c14e", "#0a5c7a"],
    at: new Date(0),
    pages: sheetsOf(badges),
  });
