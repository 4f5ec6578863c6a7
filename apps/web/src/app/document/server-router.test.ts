// The router of a drawn page takes an address as it was written: a query that it would write otherwise is answered, not sent on (decisions 32 and 177).
import { expect, it } from "vitest";
import { made, shop } from "../../../test/drawn-page.ts";
import { routerAt } from "./server-router.ts";

it("[CNT-04] [LOC-06] a page is drawn at its address, however its query is written", async () => {
  const services = shop();
  const queries = ["?q=+hosting", "?q", "?q=b%20a&q=c", "?q=ä", "?q=%E4", "?q=x&return=https://elsewhere.example/"];
  for (const path of ["/en/search", "/de/suche"])
    for (const query of queries) {
      const { page, shell } = await made(path + query, services);
      const { matches, location } = (await routerAt(page, shell, path + query)).state;
      expect([path + query, matches.length, location.pathname]).toEqual([path + query, 3, path]);
    }
});
