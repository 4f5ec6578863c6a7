// The forms that a person answers, as the server makes their pages: in both languages, back with what was typed, and only for products that have one. [FRM-01] [FRM-04] [ADM-05] [CNT-03]
import { locales, type Locale } from "@kontor/domain/visitor/locale";
import { refusalText } from "@kontor/domain/site/refusal";
import { describe, expect, it } from "vitest";
import { answer } from "../../app/answer.ts";
import type { PageRequest, PostedFile } from "../../platform/page/services.ts";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { answeredBy, facts, shopWith } from "../../../test/shop-fixture.ts";
import type { ApplicationView, MessageView } from "./message-views.ts";

const open = shopWith(facts, contentAnswers());

/** A shop whose API does with forms what the test says. */
const taking = (respond: (path: string, body: string | FormData | null, key: string) => Response) =>
  answeredBy(open, async (path, init) =>
    path.startsWith("/api/shop/request/")
      ? respond(path, init.body, init.headers["idempotency-key"] ?? "")
      : open.send(path, init),
  );

const pageFor = async (path: string, services = open, posted?: PageRequest["posted"]) => {
  const request = {
    url: `https://kontor.example${path}`,
    headers: new Headers(),
    ...(posted === undefined ? {} : { posted }),
  };
  const answered = await answer(request, services);
  if (answered.kind !== "page") throw new Error(`${path} is ${answered.kind}`);
  return answered.page as typeof answered.page & { readonly data: MessageView | ApplicationView };
};

const writer = { firstName: "Erika", lastName: "Mustermann", email: "a@example.org", emailRepeat: "a@example.org" };

const forms = [
  ["contact", { en: "/en/contact/send-message", de: "/de/kontakt/nachricht-senden" }, { category: "hosting" }],
  [
    "abuse",
    { en: "/en/contact/report-content", de: "/de/kontakt/inhalt-melden" },
    { category: "hosting", url: "https://a.example/b", reasons: "x", goodFaith: "on" },
  ],
  ["sponsoring", { en: "/en/contact/sponsoring", de: "/de/kontakt/sponsoring" }, { organisation: "Verein" }],
  ["privacy", { en: "/en/contact/data-request", de: "/de/kontakt/datenschutzanfrage" }, { concern: "access" }],
  ["application", { en: "/en/contact/apply", de: "/de/kontakt/bewerben" }, { job: "" }],
  [
    "product-pro",
    { en: "/en/contact/offer/groupware-pro", de: "/de/kontakt/angebot/groupware-pro" },
    { product: "groupware", organisation: "Hafen GmbH" },
  ],
] as const;

const sentTo = (
  path: string,
  fields: Readonly<Record<string, string>>,
  services = open,
  more: Partial<PageRequest["posted"] & object> = {},
) => pageFor(path, services, { fields: new URLSearchParams(fields), forged: null, ...more });

const receipt = (form: string) => ({
  success: true,
  result: {
    id: "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55",
    receivedAt: Date.UTC(2026, 10, 21, 11),
    email: "a@example.org",
    filing: { form, fields: {} },
  },
});

describe.each(forms)("%s", (form, paths, more) => {
  it.each(locales)(
    "[FRM-01] [FRM-05] comes back with what was typed and every refusal, and is received once it is right: %s",
    async (locale: Locale) => {
      const blank = await pageFor(paths[locale]);
      expect([blank.status, blank.data.form, blank.paths, blank.head.title.includes("{{")]).toEqual([
        200,
        form,
        paths,
        false,
      ]);
      const wrong = await sentTo(paths[locale], {
        ...writer,
        ...more,
        firstName: "",
        message: "",
        key: blank.data.key,
      });
      expect([wrong.status, wrong.data.typed["lastName"], wrong.data.key, wrong.head.indexed]).toEqual([
        422,
        "Mustermann",
        blank.data.key,
        false,
      ]);
      expect(wrong.data.errors.map(({ field }) => field)).toEqual(["firstName", "message"]);
      expect(wrong.data.errors[1]?.text).toBe(
        locale === "de" ? "Bitte geben Sie eine Nachricht ein" : "You must enter a message",
      );
      const keys: string[] = [];
      const api = taking((path, _, key) => {
        keys.push(`${path} ${key}`);
        return Response.json(receipt(form), { status: 201 });
      });
      const right = { ...writer, ...more, message: "Guten Tag", key: blank.data.key };
      for (const page of [await sentTo(paths[locale], right, api), await sentTo(paths[locale], right, api)])
        expect([page.status, page.data.received?.reference]).toEqual([200, "3F2A-91BC"]);
      // Pressed twice it is one request; changed, it is another.
      await sentTo(paths[locale], { ...right, message: "Anders" }, api);
      expect([keys.length, new Set(keys).size, keys[0]?.split(" ")[0]]).toEqual([3, 2, `/api/shop/request/${form}`]);
    },
  );

  it("[OPS-08] [OPS-10] [FRM-06] says how long to wait, that the shop was not reached, and that another site may have sent it", async () => {
    const right = { ...writer, ...more, message: "Guten Tag" };
    const detail = refusalText("de", { _tag: "TooManyAttempts", wait: 90 } as never);
    const busy = taking(() =>
      Response.json(
        { status: 429, refusal: "TooManyAttempts", detail },
        { status: 429, headers: { "retry-after": "90" } },
      ),
    );
    const late = await sentTo(paths.de, right, busy);
    expect([late.status, late.data.problem, late.data.typed["message"]]).toEqual([429, detail, "Guten Tag"]);
    expect(detail).toMatch(/Minute|Sekunden/);
    const away = await sentTo(
      paths.de,
      right,
      taking(() => new Response("", { status: 502 })),
    );
    expect([away.status, away.data.problem, away.data.typed["firstName"]]).toEqual([
      503,
      "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
      "Erika",
    ]);
    const forged = await sentTo(paths.de, right, open, { forged: "CrossSiteRequest" });
    expect([forged.status, forged.data.received, forged.data.typed["message"]]).toEqual([403, null, "Guten Tag"]);
  });
});

describe("an offer", () => {
  it("[ADM-05] is requested for a product that has such a form, for others there is no page", async () => {
    for (const path of [
      "/de/kontakt/angebot/boot-pro",
      "/de/kontakt/angebot/hosting-pro",
      "/de/kontakt/angebot/groupware",
      "/de/kontakt/angebot",
      "/en/contact/offer/-pro",
    ])
      expect([path, (await pageFor(path)).status]).toEqual([path, 404]);
    expect((await sentTo("/de/kontakt/angebot/boot-pro", { ...writer })).status).toBe(404);
  });
});

describe("an application", () => {
  const pdf: PostedFile = {
    name: "cv.pdf",
    mediaType: "application/pdf",
    size: 9,
    bytes: new TextEncoder().encode("%PDF-1.7\n"),
  };
  const right = { ...writer, job: "", message: "Guten Tag" };

  it("[FRM-04] passes its files on as they came, and files that were sent and refused are chosen again", async () => {
    const heard: File[] = [];
    const api = taking((_, body) => {
      if (body instanceof FormData) heard.push(...(body.getAll("files") as File[]));
      return Response.json(receipt("application"), { status: 201 });
    });
    const page = await sentTo("/de/kontakt/bewerben", right, api, { files: [pdf] });
    expect([page.status, heard.map(({ name, size, type }) => [name, size, type])]).toEqual([
      200,
      [["cv.pdf", 9, "application/pdf"]],
    ]);
    const large: PostedFile = { ...pdf, name: "scan.pdf", size: 12_000_000, bytes: null };
    const refused = await sentTo("/en/contact/apply", right, api, { files: [pdf, large] });
    expect([refused.status, refused.data.errors, (refused.data as ApplicationView).filesLost, heard.length]).toEqual([
      422,
      [{ field: "files", text: "The file scan.pdf is too large. It may have at most 10 MB." }],
      true,
      1,
    ]);
  });

  it("[FRM-04] is not taken while its files cannot be scanned, and says so", async () => {
    const detail = refusalText("de", { _tag: "FilesNotScanned" });
    const api = taking(() => Response.json({ status: 503, refusal: "FilesNotScanned", detail }, { status: 503 }));
    const page = await sentTo("/de/kontakt/bewerben", right, api, { files: [pdf] });
    expect([page.status, page.data.problem, page.data.typed["message"]]).toEqual([503, detail, "Guten Tag"]);
  });

  it("[CNT-03] for a job that is open no more is welcome on one's own initiative", async () => {
    const { status, data } = await pageFor("/de/kontakt/bewerben?job=kapitaen");
    expect([status, data.typed["job"], data.problem]).toEqual([200, "", refusalText("de", { _tag: "JobNotOpen" })]);
  });
});
