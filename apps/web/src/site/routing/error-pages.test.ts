// Error pages as the server draws them: each status that is passed on, and an address that cannot be read, with words, drawing and ways on in both languages. [SHL-02] [LOC-16]
import { locales } from "@kontor/domain/visitor/locale";
import { describe, expect, it } from "vitest";
import { texts } from "../../platform/texts/server-texts.ts";
import { drawn, faults, made, shop } from "../../../test/drawn-page.ts";
import { answeredBy } from "../../../test/shop-fixture.ts";

/** A shop before whose API something stands that refuses every call. */
const refusing = (status: number) => {
  const services = shop();
  return { ...services, ...answeredBy(services, async () => Response.json({}, { status })) };
};

/** The boxes of the two drawings. */
const [lighthouse, buoy] = ["0 0 640 440", "0 0 640 360"];

/** The document without tags, as it is read. */
const read = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

describe.each(locales)("in %s", (locale) => {
  const t = texts(locale, "error");

  it.each([403, 410, 429, 503])(
    "[SHL-02] the page of %i has its words, its drawing and its status where the API is refused",
    async (status) => {
      const services = refusing(status);
      const { page } = await made(`/${locale}/hosting`, services);
      expect([page.kind, page.status, page.head.title]).toEqual([
        "error",
        status,
        t("meta.title", { status, title: t(`${status}.title`) }),
      ]);
      const html = await drawn(`/${locale}/hosting`, services);
      expect(await faults(html)).toEqual([]);
      expect(read(html)).toContain(`${status} ${t(`${status}.subtitle`)}`);
      expect(read(html)).toContain(t(`${status}.text`));
      expect(html).toContain(`viewBox="${status < 429 ? lighthouse : buoy}"`);
      expect(html).toContain(`href="/${locale}"`);
    },
  );

  it("[LOC-16] [SHL-02] an address that cannot be read has a page that says so, with its status and the way home", async () => {
    const { page } = await made(`/${locale}/foo%ZZ`, shop());
    expect([page.kind, page.status, page.locale, page.head.title]).toEqual([
      "error",
      400,
      locale,
      t("meta.title", { status: 400, title: t("400.title") }),
    ]);
    const html = await drawn(`/${locale}/foo%ZZ`, shop());
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}`));
    expect(read(html)).toContain(t("400.subtitle"));
    expect(html).toContain(`href="/${locale}"`);
  });
});
