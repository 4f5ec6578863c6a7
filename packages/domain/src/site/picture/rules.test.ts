// Pictures by the specification's figures. [CNT-07]
import { describe, expect, it } from "vitest";
import {
  fileOf,
  imageUrl,
  isAllowed,
  isAllowedSource,
  type Picture,
  pictureMeta,
  placeholderModifiers,
  readModifiers,
  sizedSource,
  writeModifiers,
} from "./index.ts";

const hero: Picture = {
  url: "/uploads/hero.png",
  alternativeText: "A server room",
  width: 2000,
  height: 1125,
  formats: {
    medium: { url: "/uploads/medium.png", width: 1024, height: 576 },
    xsmall: { url: "/uploads/xsmall.png", width: 480, height: 270 },
  },
};
const encoded = "%2Fuploads%2Fhero.png";

describe("files", () => {
  it.each([
    ["xlarge", "/uploads/medium.png"],
    ["medium", "/uploads/medium.png"],
    ["small", "/uploads/xsmall.png"],
    ["xsmall", "/uploads/xsmall.png"],
  ] as const)("[CNT-07] %s is taken from %s: itself, else the next smaller", (format, url) =>
    expect(fileOf(hero, format).url).toBe(url),
  );
  it("[CNT-07] the original is taken where nothing smaller is there", () =>
    expect(fileOf({ ...hero, formats: { large: hero } }, "medium")).toEqual({
      url: "/uploads/hero.png",
      width: 2000,
      height: 1125,
    }));
});

describe("sources", () => {
  it("[CNT-07] the placeholder is 10x10, quality 50, blur 3, webp", () =>
    expect(imageUrl(hero.url, placeholderModifiers)).toBe(`/images/f_webp&s_10x10&q_50&blur_3/${encoded}`));
  it("[CNT-07] with sizes: widths for both densities, sorted, without doubles", () => {
    const source = sizedSource(hero, [
      { from: 0, width: 320 },
      { from: 768, width: 640 },
      { from: 1440, width: 960 },
    ]);
    expect(source.srcset).toContain(` 320w, /images/f_webp&w_640/${encoded} 640w, `);
    const growing = sizedSource(hero, [
      { from: 0, width: 768, vw: 100 },
      { from: 768, width: 720, vw: 50 },
      { from: 1440, width: 700 },
    ]);
    expect(growing.sizes).toBe("(min-width: 1440px) 700px, (min-width: 768px) 50vw, 100vw");
    expect(growing.srcset.match(/\d+w/g)).toEqual(["700w", "720w", "768w", "1400w", "1440w", "1536w"]);
    expect(sizedSource(hero, [])).toMatchObject({ srcset: "", sizes: "", width: 0 });
    expect(source.srcset.match(/\d+w/g)).toEqual(["320w", "640w", "960w", "1280w", "1920w"]);
    expect(source).toMatchObject({
      src: `/images/f_webp&w_1920/${encoded}`,
      sizes: "(min-width: 1440px) 960px, (min-width: 768px) 640px, 320px",
      width: 960,
      height: 540,
    });
  });
  it("[CNT-07] a picture without measures has no height, and its meta is zero", () => {
    const sizes = [{ from: 0, width: 400 }];
    expect(sizedSource({ ...hero, width: 4000, height: 1 }, sizes).height).toBe(1);
    expect(sizedSource({ ...hero, width: 0 }, sizes)).toMatchObject({ width: 400, height: 0 });
    for (const file of [
      null,
      undefined,
      {},
      { width: 10 },
      { width: "10", height: 10 },
      { width: -1, height: 1 },
      { width: Infinity, height: 1 },
    ])
      expect(pictureMeta(file)).toEqual({ width: 0, height: 0, ratio: 0 });
    expect(pictureMeta({ width: 16, height: 9 })).toEqual({ width: 16, height: 9, ratio: 16 / 9 });
  });
});

describe("modifiers", () => {
  it("[CNT-07] all stand in the address, in one order", () => {
    const modifiers = {
      blur: 3,
      background: "fff",
      quality: 50,
      resize: { width: 10, height: 20 },
      height: 2,
      width: 1,
      fit: "cover",
      format: "avif",
    } as const;
    expect(writeModifiers(modifiers)).toBe("f_avif&fit_cover&w_1&h_2&s_10x20&q_50&b_fff&blur_3");
    expect(readModifiers("f_avif&fit_cover&w_1&h_2&s_10x20&q_50&b_fff&blur_3")).toEqual(modifiers);
    expect([imageUrl("https://a.example/b?c", {}), readModifiers("_")]).toEqual([
      "/images/_/https%3A%2F%2Fa.example%2Fb%3Fc",
      {},
    ]);
  });
  it.each([
    "",
    "w",
    "w_",
    "w_0",
    "w_4097",
    "w_01",
    "w_1e2",
    "w_1&w_2",
    "s_10",
    "s_10x",
    "s_1x2x3",
    "q_0",
    "q_101",
    "f_gif",
    "fit_none",
    "b_red",
    "b_FFF",
    "blur_0",
    "x_1",
    "constructor_1",
    "w_1&",
  ])("[CNT-07] %j is not read", (segment) => expect(readModifiers(segment)).toBeNull());
  it("[CNT-07] a broken character in an address is replaced", () =>
    expect(imageUrl("/a\uD800.png", {})).toBe("/images/_/%2Fa%EF%BF%BD.png"));
  it("[CNT-07] only widths of the list are made", () => {
    expect(isAllowed({ width: 320, height: 4096 }, [320, 640])).toBe(true);
    expect(isAllowed({ resize: { width: 640, height: 10 } }, [320, 640])).toBe(true);
    expect(isAllowed({}, [])).toBe(true);
    expect(isAllowed({ width: 321 }, [320, 640])).toBe(false);
    expect(isAllowed({ resize: { width: 10, height: 10 } }, [320])).toBe(false);
    expect(isAllowed({ height: 4097 }, [320])).toBe(false);
  });
  it.each([
    ["/uploads/hero.png", true],
    ["https://media.example/hero.png", true],
    ["https://MEDIA.example/hero.png", true],
    ["https://evil.example/hero.png", false],
    ["https://media.example@evil.example/x.png", false],
    ["https://media.example", false],
    ["http://media.example/hero.png", false],
    ["//media.example/hero.png", false],
    ["/\\\\media.example", false],
    ["/uploads/../secret", false],
    ["/uploads/%2e%2e/secret", false],
    ["hero.png", false],
    ["file:///etc/passwd", false],
    ["", false],
  ])("[CNT-07] a picture from %s: %s", (source, expected) =>
    expect(isAllowedSource(source, ["media.example"])).toBe(expected),
  );
});
