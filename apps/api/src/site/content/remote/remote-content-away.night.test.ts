// A content system that is silent: every call ends within its deadline. [OPS-10] [API-04]
import { expect, it } from "vitest";
import { contentSystemOfFile } from "../../../../test/moody-strapi.ts";

const { ask, auth, cms, later } = await contentSystemOfFile();

it("[OPS-10] [API-04] silent: every call ends within its deadline, who reads before who logs in, and others are served meanwhile", async () => {
  cms.mood = "never";
  later();
  const ended: string[] = [];
  const actual = async (who: string, call: ReturnType<typeof ask>): Promise<number> => {
    const { status } = await call;
    ended.push(who);
    return status;
  };
  const waiting = Promise.all([
    actual("account", ask("GET", "/shop/auth", undefined, auth)),
    actual("reader", ask("GET", "/pages")),
  ]);
  expect(await actual("other", ask("GET", "/shop/catalog"))).toBe(200);
  expect(await waiting).toEqual([503, 503]);
  expect(ended).toEqual(["other", "reader", "account"]);
});
