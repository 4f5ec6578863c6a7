// The page cache: bounded in bytes, least recently used pages go first.
import { describe, expect, it } from "vitest";
import { type CachedPage, pageCache } from "./page-cache.ts";

const cached = (bytes: number): CachedPage => ({
  etag: 'W/"x"',
  headers: [],
  bodies: { identity: Buffer.alloc(bytes) },
  version: "1",
  until: Number.POSITIVE_INFINITY,
});

describe("the page cache", () => {
  it("[OPS-03] holds no more bytes than it may, however many pages there are", () => {
    const cache = pageCache(1_000_000);
    for (let at = 0; at < 5_000; at += 1) {
      cache.set(`/en/${at}`, cached(10_000));
      expect(cache.calculatedSize).toBeLessThanOrEqual(1_000_000);
    }
    expect([cache.get("/en/4999") === undefined, cache.get("/en/0")]).toEqual([false, undefined]);
  });

  it("[OPS-03] evicts the least recently requested page first", () => {
    const cache = pageCache(1_000_000);
    cache.set("/en", cached(10_000));
    for (let at = 0; at < 1_000; at += 1) {
      cache.set(`/en/${at}`, cached(10_000));
      expect(cache.get("/en")).toBeDefined();
    }
  });

  it("[OPS-03] leaves out a page that would push all others out, and counts what takes another's place once", () => {
    const cache = pageCache(1_000_000);
    cache.set("/en", cached(200_000));
    expect([cache.get("/en"), cache.calculatedSize]).toEqual([undefined, 0]);
    for (let at = 0; at < 100; at += 1) cache.set("/en", cached(100_000));
    expect(cache.calculatedSize).toBeLessThan(110_000);
  });
});
