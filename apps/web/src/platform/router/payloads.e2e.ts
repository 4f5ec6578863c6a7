// What a page is made of travels by itself: fetched ahead, each page once, five at a time, and not sent twice. [CNT-10]

import { expect, test } from "../../../test/browser/shop.ts";

test("[CNT-10] a payload over the wire is JSON with a mark of its content, which is not sent twice", async ({
  request,
}) => {
  const answer = await request.get("/en/blog/_payload.json");
  const { etag, "content-type": type, "cache-control": control } = answer.headers();
  expect([answer.status(), type, control]).toEqual([200, "application/json; charset=utf-8", "public, no-cache"]);
  expect(await answer.json()).toMatchObject({ kind: "blog", locale: "en", status: 200 });
  expect((await request.get("/en/blog/_payload.json", { headers: { "if-none-match": etag ?? "" } })).status()).toBe(
    304,
  );
  const missing = await request.get("/en/nothing-is-here/_payload.json");
  expect([missing.status(), (await missing.json()).kind]).toEqual([404, "error"]);
});
