// The first screen of all, as it stands in a terminal. [OPS-01]
import { expect, it } from "vitest";
import { type Opened, startScreen } from "./start-screen.ts";

const opened: Opened = {
  version: "1.2.3",
  took: 2140,
  address: "http://127.0.0.1:8080",
  listens: null,
  hasDocumentation: false,
  outline: { hasAdministrator: false, data: "/srv/kontor", database: null, mails: "/srv/kontor/mail" },
  apiUrl: null,
};

const plain = (more: Partial<Opened> = {}): string => startScreen({ ...opened, ...more }, (_, text) => text);

it("[OPS-01] says version, time, addresses of shop, desk and API, the way to the first administrator, folders", () => {
  expect(plain()).toBe(
    `
  Kontor 1.2.3 is open after 2.1 s

  Shop        http://127.0.0.1:8080/
  Desk        http://127.0.0.1:8080/admin
              No one can log in there yet: npm run admin:create makes the first administrator.
  API         http://127.0.0.1:8080/api/docs
  Mails       /srv/kontor/mail  (nothing is sent without SMTP_URL)
  Data        /srv/kontor

  Ctrl+C stops it. Pages and calls follow, a line for each.

`,
  );
});

it("[OPS-01] leaves out what there is not, and says what is elsewhere", () => {
  const outline = { hasAdministrator: true, data: "/srv/kontor", database: "db.example:5432/shop", mails: null };
  const text = plain({
    outline,
    address: "https://shop.example",
    listens: "http://127.0.0.1:8080",
    hasDocumentation: true,
  });
  expect(text).not.toContain("admin:create");
  for (const part of [
    "Shop        https://shop.example/\n              listens at http://127.0.0.1:8080\n",
    "Desk        https://shop.example/admin\n",
    "Guide       https://shop.example/docs/\n",
    "Mails       sent by the mail server of SMTP_URL\n",
    "Data        /srv/kontor\n              PostgreSQL at db.example:5432/shop\n",
  ])
    expect(text).toContain(part);
  const split = plain({ outline: null, apiUrl: "http://10.0.0.2:9090" });
  expect(split).toContain(
    "API         http://127.0.0.1:8080/api/docs\n              answered by http://10.0.0.2:9090\n",
  );
  expect(split).not.toMatch(/Mails|Data|admin:create/);
});

it("[OPS-01] flies its flag where there are colours", () => {
  const coloured = startScreen(opened, (look, text) => `<${String(look)}>${text}</>`);
  expect(coloured).toContain("<bgYellow>  </><bgBlue>  </>  <bold>Kontor 1.2.3</>");
  expect(plain()).not.toContain("    Kontor");
});
