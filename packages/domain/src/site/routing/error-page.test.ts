// Examples of the specification for the error page. [SHL-02…06] [SHL-08]
import { describe, expect, it } from "vitest";
import {
  dealsLabel,
  discoverCategory,
  errorPageOf,
  errorStatuses,
  fixedPaths,
  homePath,
  moreCategories,
  pageNotFoundMessage,
} from "./index.ts";

describe("the error page", () => {
  it("[SHL-02] exists for seven statuses; another status has the nearest one's", () => {
    expect(errorStatuses).toEqual([400, 403, 404, 410, 429, 500, 503]);
    expect([400, 404, 405, 410, 500, 502, 503].map(errorPageOf)).toEqual([400, 404, 404, 410, 500, 500, 503]);
  });
  it.each([
    ["/en/webhosting", "en", "/en/hosting"],
    ["/de/webhosting", "de", "/de/hosting"],
    ["/en/domains/x", "en", "/en/domains/buy-register-domain"],
    ["/de/domains/x", "de", "/de/domains/domain-kaufen"],
    ["/en/hosting-server", "en", "/en/server"],
    ["/de/ssl-zertifikate/x", "de", "/de/ssl-zertifikate"],
    ["/en/ssl-certificates/x", "en", "/en/ssl-certificates"],
    ["/de/groupware/x", "de", "/de/groupware"],
    ["/en/groupware/x", "en", undefined],
    ["/en/ssl-zertifikate", "en", undefined],
    ["/en/about", "en", undefined],
  ] as const)("[SHL-03] %s discovers in %s %s", (path, locale, target) => {
    expect(discoverCategory(path, locale)?.path).toBe(target);
  });
  it("[SHL-12] the 404 page leads to the homepage and to the deals, in its language", () => {
    expect([homePath("de"), fixedPaths.deals.de, homePath("en"), fixedPaths.deals.en]).toEqual([
      "/de",
      "/de/angebote",
      "/en",
      "/en/deals",
    ]);
  });
  it("[SHL-04] leads back to the language root", () => {
    expect([homePath("en"), homePath("de")]).toEqual(["/en", "/de"]);
  });
  it("[SHL-05] shows cards; groupware in German only", () => {
    expect(moreCategories("en").map(({ name, path }) => [name, path])).toEqual([
      ["Domain", "/en/domains/buy-register-domain"],
      ["Hosting", "/en/hosting"],
      ["Server", "/en/server/vps"],
    ]);
    expect(moreCategories("de").map(({ path }) => path)).toEqual([
      "/de/domains/domain-kaufen",
      "/de/hosting",
      "/de/server/vps",
      "/de/groupware",
    ]);
    expect(dealsLabel("Hosting")).toBe("Hosting-Deals");
  });
  it("[SHL-06] shows 'Page Not Found: {path}' with the path escaped", () => {
    expect(pageNotFoundMessage("/en/nothing")).toBe("Page Not Found: /en/nothing");
    expect(pageNotFoundMessage("/en/<script>alert('1')</script>&\"\n%zz%20ü\ud800")).toBe(
      "Page Not Found: /en/%3Cscript%3Ealert(%271%27)%3C/script%3E%26%22%0A%25zz%20%C3%BC%EF%BF%BD",
    );
  });
});
