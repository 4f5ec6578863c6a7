// The blog as a list over several pages.
import { describe, expect, it } from "vitest";
import type { PageServices } from "../../platform/page/services.ts";
import { drawn, faults, shop } from "../../../test/drawn-page.ts";
import { answeredBy } from "../../../test/shop-fixture.ts";

describe("a list over several pages", () => {
  const posts = Array.from({ length: 30 }, (_, at) => ({
    id: at + 1,
    documentId: `post-${at + 1}`,
    title: `Post ${at + 1}`,
    slug: `post-${at + 1}`,
    excerpt: "Short.",
    authorName: "Ada",
    date: "2026-11-01",
    category: { id: 1, name: "News", slug: "news" },
    cover: null,
  }));
  const blog = (): PageServices => {
    const services = shop();
    return answeredBy(services, async (path, init) => {
      const query = new URLSearchParams(path.split("?")[1]);
      if (!path.startsWith("/api/blog-posts?")) return services.send(path, init);
      const [page, size] = [Number(query.get("pagination[page]")), Number(query.get("pagination[pageSize]"))];
      const data = posts.slice((page - 1) * size, page * size);
      return Response.json({ data, meta: { pagination: { page, pageSize: size, pageCount: 3, total: posts.length } } });
    });
  };

  it.each([
    ["/en/blog", "1"],
    ["/en/blog?page=2", "2"],
    ["/de/blog?page=3", "3"],
  ])(
    "[CNT-02] [LGL-06] of %s one page alone is said to be shown, and its head names the feed",
    async (path, number) => {
      const html = await drawn(path, blog());
      const pages = /<nav class="k-pagination"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
      expect(pages.match(/<li/g)).toHaveLength(3);
      expect(pages.match(/aria-current="[^"]*"[^>]*>[^<]*/g)).toEqual([`aria-current="page">${number}`]);
      expect(html).toContain(
        `<link rel="alternate" type="application/atom+xml" href="${path.slice(0, 3)}/blog/feed.atom" title="Blog"/>`,
      );
      const links = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
      expect(links.every((link) => link.includes(`href="${path}"`))).toBe(true);
      expect(await faults(html)).toEqual([]);
    },
  );
});
