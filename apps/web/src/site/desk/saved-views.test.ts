// Saved views of lists: one for each list and name, and nothing of what cannot be read. [DSK-05]
import { expect, it } from "vitest";
import { viewsIn, withoutView, withView } from "./saved-views.ts";

const view = { path: "/admin/invoices", name: "Overdue", search: "?state=overdue" };

it("[DSK-05] a view of the same name takes the place of the one before, of its own list alone", () => {
  const other = { ...view, path: "/admin/orders" };
  const narrower = { ...view, search: "?state=overdue&from=2026-11-01" };
  const views = [view, other, narrower].reduce(withView, [] as readonly (typeof view)[]);
  expect(views).toEqual([other, narrower]);
  expect(withoutView(views, view)).toEqual([other]);
  const many = Array.from({ length: 60 }, (_, at) => ({ ...view, name: String(at) }));
  expect(
    many
      .reduce(withView, [] as readonly (typeof view)[])
      .map(({ name }) => name)
      .at(0),
  ).toBe("10");
});

it("[DSK-05] what cannot be read is no view", () => {
  for (const stored of ["", "{}", "null", "[1, null, {}]", '[{"path":"/admin/orders","name":1,"search":""}]'])
    expect(viewsIn(stored)).toEqual([]);
  expect(viewsIn(JSON.stringify([view, 7]))).toEqual([view]);
});
