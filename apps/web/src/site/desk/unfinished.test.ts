// Acts that are not through: what a tab stores of a dialog and of an act on many rows, and for whom; a call whose answer was lost has the same key again. [DSK-05] [DSK-08] [FRM-01]
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { typedBeforeLoginTime } from "@kontor/domain/visitor/session";
import {
  chosenBefore,
  courseAt,
  draftAt,
  forgetActs,
  forgetEarlierActs,
  forgetUnsent,
  storable,
  storedCourse,
} from "./draft.ts";
import { onceOnly } from "./unanswered.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { account: "100001", page: "/admin/vouchers?locale=de", act: "make" };

it("[FRM-01] [DSK-08] what was typed is there again for the same account, page and act, after a reload or once it was sent; not after an hour, for another account, or for who left it", () => {
  const draft = draftAt(place);
  const typed = { code: "HAFEN" };
  const after = (account: string, isReloaded: boolean) => {
    forgetEarlierActs(account, isReloaded);
    return draft.read();
  };
  draft.write(typed);
  expect(draftAt({ ...place, act: "end" }).read()).toBeNull();
  expect(draftAt({ ...place, page: "/admin/vouchers" }).read()).toBeNull();
  expect(after("100001", true)).toEqual(typed);
  expect(after("100001", false)).toBeNull();
  draft.write(typed, true);
  expect(after("100001", false)).toEqual(typed);
  expect(after("100002", true)).toBeNull();
  draft.write(typed, true);
  vi.useFakeTimers({ now: Date.now() + typedBeforeLoginTime + 1, toFake: ["Date"] });
  expect(after("100001", true)).toBeNull();
  draft.write(typed, true);
  forgetUnsent();
  expect(draft.read()).toEqual(typed);
  draft.write(typed);
  forgetUnsent();
  expect(draft.read()).toBeNull();
  draft.write(typed, true);
  forgetActs();
  expect(draft.read()).toBeNull();
});

it("[FRM-01] [SES-07] no password, no code, no file and no account at a bank is stored", () => {
  const form = new FormData();
  const typed = {
    password: "Passw0rd-one",
    code: "123456",
    file: "a,b",
    account: "Bitte an DE89 3704 0044 0532 0130 00 erstatten.",
    vatId: "FR12345678901",
    text: "Rief um 10.15 Uhr an.",
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const kinds = { password: "password", code: "code", file: "file" } as const;
  const fields = Object.keys(typed).map((name) => ({ name, kind: kinds[name as keyof typeof kinds] ?? "text" }));
  expect(storable(form, fields)).toEqual({ vatId: typed.vatId, text: typed.text });
});

it("[DSK-05] an act on many rows says after a reload which rows are done, for its account and page", () => {
  const course = courseAt({ ...place, page: "/admin/invoices?state=open", act: "Zahlungen vermerken" });
  course.write({ rows: ["R-1", "R-2", "R-3"], done: ["R-1"], fields: { day: "2026-11-30" } });
  forgetEarlierActs("100001", false);
  expect(course.read()).toMatchObject({ done: ["R-1"], fields: { day: "2026-11-30" } });
  expect(chosenBefore({ account: "100001", page: "/admin/invoices?state=open" })).toEqual(["R-1", "R-2", "R-3"]);
  expect(chosenBefore({ account: "100001", page: "/admin/invoices" })).toEqual([]);
  forgetEarlierActs("100002", false);
  expect(storedCourse.read()).toBeNull();
});

it("[DSK-05] [BAL-02] of rows that run when the page goes away none is done twice: the row whose answer was lost is the same call again", async () => {
  const sent: string[] = [];
  const stop = { after: 2 };
  const call = ((_method: string, _path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(String(headers["idempotency-key"]));
    stop.after -= 1;
    return Promise.resolve(
      stop.after < 0
        ? { ok: false, problem: { status: 0, refusal: "UnknownError", detail: "" } }
        : { ok: true, status: 200, value: {} },
    );
  }) as never;
  const run = async (mail: string) =>
    onceOnly("100001", call)("POST", "/shop/admin/mails/{mailId}/again", { path: { mailId: mail } });
  for (const mail of ["a", "b", "c"]) await run(mail);
  stop.after = 9;
  for (const mail of ["c", "d"]) await run(mail);
  expect(sent[3]).toBe(sent[2]);
  expect(new Set(sent).size).toBe(4);
});
