// Ways to have the guarantee of first orders twice that its own tests do not name. [CON-05]
import { expect, it } from "vitest";
import { firstOrders } from "../../../test/first-orders.ts";
import { runningForFile } from "../../../test/harness.ts";

const { ask, clock } = await runningForFile();

const { registered, claim, ordered } = firstOrders({ ask });

it("[CON-05] [SEC2-5] of two orders of one moment one is the first", async () => {
  const two = [
    await registered("zugleich@example.test", { street: "Weg 1" }),
    await registered("zugleich+2@example.test", { street: "Weg 2" }),
  ];
  const ids: string[] = [];
  for (const person of two) ids.push(await ordered(person));
  const claims = [];
  for (const [at, person] of two.entries()) claims.push((await claim(person, ids[at] ?? "")).status);
  expect(claims.toSorted()).toEqual([200, 409]);
});

it.each([
  [
    "umlauts written out",
    { firstName: "Jörg", lastName: "Müßig", street: "Höhenstraße 4" },
    { firstName: "Joerg", lastName: "Muessig", street: "Hoehenstr. 4" },
  ],
  [
    "names changed about",
    { firstName: "Anna", lastName: "Vogel", street: "Am Tor 4" },
    { firstName: "Vogel", lastName: "Anna", street: "Am Tor 4" },
  ],
  [
    "another spelling of the house",
    { firstName: "Nils", lastName: "Ohm", street: "Kai-Ufer 12 a" },
    { firstName: "NILS", lastName: "Ohm ", street: "Kaiufer 12A" },
  ],
])("[CON-05] [SEC2-5] a customer is known again: %s", async (what, first, again) => {
  clock.now += 1000;
  const one = await registered(`${what.replaceAll(" ", "-")}@example.test`, first);
  expect((await claim(one, await ordered(one))).status).toBe(200);
  clock.now += 1000;
  const other = await registered(`again-${what.replaceAll(" ", "-")}@example.org`, again);
  expect((await claim(other, await ordered(other))).body.refusal).toBe("GuaranteeUsed");
});

it("[CON-05] [OPS-08] [SEC2-5] dots in a mailbox of Google lead to the same one", async () => {
  clock.now += 1000;
  const one = await registered("ein.kunde@gmail.com", { street: "Punkt 1" });
  expect((await claim(one, await ordered(one))).status).toBe(200);
  clock.now += 1000;
  const other = await registered("e.i.n.kunde+x@googlemail.com", { street: "Komma 1" });
  expect((await claim(other, await ordered(other))).body.refusal).toBe("GuaranteeUsed");
});
