// The feed of the blog as its readers fetch it, and sections without a language. [CNT-02] [LOC-04]
import { expect, test } from "../../../test/browser/shop.ts";

test("[CNT-02] [LOC-04] the feed is Atom and every post in it opens; unprefixed sections lead to the visitor's language", async ({
  request,
}) => {
  for (const locale of ["en", "de"]) {
    const feed = await (await request.get(`/${locale}/blog/feed.atom`)).text();
    const links = [...feed.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id ?? "");
    expect(links.length).toBeGreaterThanOrEqual(12);
    for (const link of links) expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
  }
  for (const section of ["blog", "jobs", "helpcenter"]) {
    const answer = await request.get(`/${section}?ref=100007`, {
      maxRedirects: 0,
      headers: { "accept-language": "de" },
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, `/de/${section}?ref=100007`]);
  }
});
