// One log, whichever part of the shop writes it. [OPS-04]
import { apiSettings, createApi } from "@kontor/api";
import { expect, it } from "vitest";
import { freshPlace } from "../../../../api/test/place.ts";
import { logLine } from "./log-line.ts";

it("[OPS-04] a line of the web app has the fields of a line of the API, levels as numbers", async () => {
  const place = await freshPlace();
  const lines: string[] = [];
  const api = await createApi(apiSettings(place.env), { logTo: { write: (line) => void lines.push(line) } });
  await api.close();
  await place.drop();
  const theirs = JSON.parse(lines.find((line) => line.includes("put into the database")) ?? "null") as object;
  const ours = JSON.parse(logLine("warn", "a page was slow", { path: "/en" })) as object;
  const common = ["level", "time", "pid", "hostname", "msg"];
  for (const line of [theirs, ours]) expect(Object.keys(line)).toEqual(expect.arrayContaining(common));
  const kinds = (line: object) => common.map((key) => typeof (line as Record<string, unknown>)[key]);
  expect(kinds(ours)).toEqual(kinds(theirs));
  expect(ours).toMatchObject({ level: 40, msg: "a page was slow", path: "/en" });
});
