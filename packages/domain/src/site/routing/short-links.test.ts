// Short links, whose words content alone knows: they lead to the language that they belong to. [LOC-04] [VISIT-3]
import { describe, expect, it } from "vitest";
import { isNamedByContent, routeDecision, type RouteRequest } from "./index.ts";

const request = (path: string, changes: Partial<RouteRequest> = {}): RouteRequest => ({
  method: "GET",
  path,
  query: "",
  cookies: {},
  acceptLanguage: null,
  signedIn: false,
  ...changes,
});
const german = { acceptLanguage: "de-DE,de;q=0.9" };

describe("short links", () => {
  it("[LOC-04] [VISIT-3] a short link whose words belong to one language goes to that language, for any visitor", () => {
    const found = [{ en: "/blog/workshop/smaller-pictures", de: "/blog/werkstatt/kleinere-bilder" }];
    const to = (path: string, more = {}) => routeDecision(request(path, more), found);
    expect(to("/blog/workshop/smaller-pictures", german)).toMatchObject({
      status: 302,
      location: "/en/blog/workshop/smaller-pictures",
      remember: "en",
    });
    expect(to("/de/blog/workshop/smaller-pictures")).toMatchObject({
      status: 301,
      location: "/de/blog/werkstatt/kleinere-bilder",
    });
    const onlyGerman = [{ en: null, de: "/hosting/werkstatt" }];
    expect(routeDecision(request("/hosting/werkstatt"), onlyGerman)).toMatchObject({
      location: "/de/hosting/werkstatt",
    });
    expect(routeDecision(request("/en/hosting/werkstatt"), onlyGerman)).toMatchObject({ kind: "page" });
  });
  it("[LOC-04] [VISIT-3] the content looks up words that no other page has, and never what is no page", () => {
    const pages = [{ en: "/hosting", de: "/hosting" }];
    const isLookedUp = (path: string) => isNamedByContent(path, pages);
    expect(["/blog/a", "/jobs/a", "/server", "/hosting/web-m"].filter((path) => !isLookedUp(path))).toEqual([]);
    expect(
      [
        "/",
        "/en/blog/a",
        "/hosting",
        "/checkout/cart",
        "/checkout/nothing",
        "/api/x",
        "/kontakt/impressum",
        "/a//b",
        "/a/",
        "/x.png",
        "/%",
      ].filter(isLookedUp),
    ).toEqual([]);
  });
});
