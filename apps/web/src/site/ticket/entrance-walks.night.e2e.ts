// Random walks of two phones at the entrances: scans, losses, reloads and syncs on the real page; `npm run battery -- --of=tickets` walks 50 of them, and one again by its seed. [TKT-02]
import { randomUUID } from "node:crypto";
import { becomes } from "../../../test/browser/staff.ts";
import { aPerson, expect, test } from "../../../test/browser/shop.ts";
import { call, haveAccount, proof } from "../../../test/browser/walk.ts";
import { walkEntrances, walkSize } from "../../../test/browser/entrances/walk.ts";

const first = Number(process.env["KONTOR_WALK_SEED"] ?? 1);
const count = Number(process.env["KONTOR_WALKS"] ?? 2);

for (let seed = first; seed < first + count; seed += 1)
  test(`[TKT-02] no admission is lost, none doubled, and both entrances see each conflict: walk ${seed}`, async ({
    page,
    browser,
    shop,
  }) => {
    test.setTimeout(180_000);
    const ada = aPerson();
    await haveAccount(page, ada);
    becomes("admin", ada);
    const data = { identifier: ada.email, password: ada.password };
    expect((await page.request.post("/api/auth/local", { data, headers: await proof(page) })).ok()).toBe(true);
    const body = { title: `Open day ${seed}`, place: "Kiel", startsAt: Date.now() };
    const { id } = (await call<{ readonly id: string }>(page, "POST", "/shop/ticketing/events", body)).result;
    const people = Array.from({ length: walkSize.tickets }, (_, index) => `Person ${index},p${index}@example.test`);
    const issued = await page.request.post(`/api/shop/ticketing/events/${id}/import`, {
      data: { csv: `name,email\n${people.join("\n")}` },
      headers: { ...(await proof(page)), "idempotency-key": randomUUID() },
    });
    expect(issued.ok(), await issued.text()).toBe(true);
    const aLogin = async (): Promise<string> =>
      `/ticketing/login/${(await call<{ readonly key: string }>(page, "POST", `/shop/ticketing/events/${id}/staff-keys`)).result.key}?locale=en`;
    const { faults, diary } = await walkEntrances(
      browser,
      shop,
      { id, logins: [await aLogin(), await aLogin()] },
      seed,
    );
    expect(faults, `npm run battery -- --of=tickets --seed=${seed} --walks=1\n${diary.join("\n")}\n`).toEqual([]);
  });
