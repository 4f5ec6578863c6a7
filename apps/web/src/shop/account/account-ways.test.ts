// The ways through an account: the way out is the last of them on each page, and says whether it empties a cart. [SES-03]
import { expect, it } from "vitest";
import type { PageServices } from "../../platform/page/services.ts";
// With the texts as the shop has them.
import "../../../test/drawn-page.ts";
import { accountWays } from "./account-ways.ts";

const waysWith = (cookie: string, locale: "en" | "de" = "en") =>
  accountWays({
    locale,
    services: {} as PageServices,
    request: new Request("http://shop.example/en/account", { headers: { cookie } }),
  });

it("[SES-03] [VISIT4-15] each page of an account has the way out, which names the cart that goes with it", () => {
  expect(waysWith("token=t").at(-1)).toMatchObject({ href: "/forms/logout", text: "Log out", leaves: true });
  expect(waysWith("token=t; cart-count=2").at(-1)?.text).toBe("Log out and empty the cart");
  expect(waysWith("token=t").filter(({ leaves }) => leaves === true)).toHaveLength(1);
});

it.each(["en", "de"] as const)("[ACC-09] every way has its words, %s", (locale) => {
  for (const { text } of waysWith("token=t", locale)) expect(text).not.toMatch(/^[\w-]+\.[\w-]+$/);
});
