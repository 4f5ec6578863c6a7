// npm run data -- seed, publish, unpublish: under a shop that runs, on the engine under test. [API-02]
import { expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { publishCommand, seedCommand } from "./content.ts";
import { demoContent } from "../../platform/settings/content-directory.ts";
import { noon, running } from "../../../test/harness.ts";

it("[API-02] seeds again without a loss, takes an entry off the site and shows it again, under a shop that runs", async () => {
  const own = await running();
  const place = own.settings.databaseUrl ?? own.directory;
  const output: string[] = [];
  const say = (line: string): void => void output.push(line);
  const titles = async (): Promise<number> =>
    (await own.ask("GET", "/pages?locale=de&pagination[pageSize]=1")).body.meta.pagination.total;
  const before = await titles();
  await seedCommand(
    place,
    false,
    { timeZone: "Europe/Berlin", contentDir: demoContent, cmsUrl: null },
    say,
    instant(noon),
  );
  expect(output.at(-2)).toMatch(/^Put 0 entries into .*, removed 0; 0 stay as an editor left them\.$/);
  const [first] = (await own.ask("GET", "/pages?locale=de&pagination[pageSize]=1")).body.data;
  await publishCommand(place, "unpublish", ["page", first.documentId, "de"], say);
  expect(await titles()).toBe(before - 1);
  await seedCommand(
    place,
    false,
    { timeZone: "Europe/Berlin", contentDir: demoContent, cmsUrl: null },
    say,
    instant(noon),
  );
  expect([await titles(), output.at(-2)]).toEqual([before - 1, expect.stringMatching(/1 stay as an editor left them/)]);
  await publishCommand(place, "publish", ["page", first.documentId, "de"], say);
  expect(await titles()).toBe(before);
  await expect(publishCommand(place, "publish", ["page", "nothing", "de"], say)).rejects.toThrow(
    /There is no draft page nothing in de/,
  );
  await expect(publishCommand(place, "publish", ["shoe", "x"], say)).rejects.toThrow(/There is no type shoe/);
  await own.close();
});
