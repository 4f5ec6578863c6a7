// A shop in English alone: no page, file, letter or answer has a trace of German, nor has the desk. [PKG-08] [LOC-01] [LOC-16]
import { it } from "vitest";
import { shopOfOneLanguage } from "../../test/one-language-shop.ts";
import { cookiesOf } from "../../test/staff-fixture.ts";

const { site, noTrace } = shopOfOneLanguage("en", "de");

it("[PKG-08] [ADM-01] the pages of staff, before and after the login, whatever their address names", async () => {
  const cookie = `locale=de; ${await cookiesOf(site(), "admin")}`;
  const pages = [
    "",
    "/login",
    "/invoices",
    "/product-link-helper",
    "/small-banners",
    "/faulty-products",
    "/colleagues",
  ];
  const paths = pages.flatMap((page) => [`/admin${page}`, `/admin${page}?locale=de`]);
  await noTrace(paths);
  await noTrace(paths, { cookie });
});
