// Laws of messages that a person answers: taken without login, once for each key, and refused for their fields alone. [FRM-01] [FRM-03] [LGL-05] [CUS-10] [VIS-02]
import * as Effect from "effect/Effect";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { Server, type ServerLaw, type ShopFacts } from "./law.ts";

const draftsOf = Effect.fnUntraced(function* ({ fresh }: ShopFacts) {
  const { current } = yield* Catalogs;
  const { categories } = yield* current;
  const email = `${fresh()}@example.com`;
  const sender = { firstName: "Erika", lastName: "Mustermann", email, emailRepeat: email };
  const contact = { ...sender, category: categories[0]?.key ?? "", message: "Good day" };
  const application = { ...sender, job: "", message: "Good day" };
  const sponsoring = { ...sender, organisation: "A club", message: "Good day" };
  const privacy = { ...sender, concern: "access", message: "Good day" };
  const abuse = { ...contact, url: "https://shop.example/page", reasons: "Forged goods", goodFaith: true };
  return [
    ["contact", contact, "message"],
    ["application", application, "message"],
    ["abuse", abuse, "url,reasons,goodFaith"],
    // Few calls of these: a server counts how many come.
    ["sponsoring", sponsoring, "message"],
    ["privacy", privacy, "message"],
  ] as const;
});

export const messageLaws: readonly ServerLaw[] = [
  {
    sentence:
      "[VIS-02] a decision on consent is recorded without login, the same one again alike, and nothing that is no category",
    holds: Effect.fnUntraced(function* () {
      const { consent } = yield* Server;
      const decision = {
        accepted: ["necessary", "preferences"],
        time: Date.parse("2026-11-23"),
        revision: 1,
        language: "de",
      };
      const taken = [];
      for (let time = 0; time < 2; time += 1) taken.push(yield* consent(decision));
      const strange = yield* consent({ ...decision, accepted: ["spying"] });
      return taken.every(({ refusal }) => refusal === null) && strange.refusal !== null;
    }),
  },
  {
    sentence:
      "[CUS-10] the newsletter is asked for alike however often, needs the box, is confirmed and ended by its own code alone, and a link says so before it is pressed",
    holds: Effect.fnUntraced(function* ({ fresh }) {
      const { newsletter } = yield* Server;
      const email = `${fresh()}@example.com`;
      const [key, other] = [`key-${fresh()}`, `key-${fresh()}`];
      const taken = [];
      for (const used of [key, key, other]) taken.push(yield* newsletter("", { email, consent: true }, used));
      const elsewhere = yield* newsletter("", { email: `x${email}`, consent: true }, other);
      const unticked = yield* newsletter("", { email, consent: false }, `key-${fresh()}`);
      const confirmed = yield* newsletter("/confirmation", { code: `code-${fresh()}` }, key);
      const ended = yield* newsletter("/end", { code: `code-${fresh()}` }, key);
      const opened = yield* newsletter("/link", { code: `code-${fresh()}`, link: "confirm" }, key);
      return (
        taken.every(({ refusal }) => refusal === null) &&
        elsewhere.refusal === "RequestKeyUsed" &&
        unticked.refusedFields.join() === "consent" &&
        confirmed.refusal === "SubscriptionLinkNotValid" &&
        ended.refusal === "SubscriptionLinkUnknown" &&
        opened.refusal === "SubscriptionLinkNotValid"
      );
    }),
  },
  {
    sentence:
      "[FRM-01] [LGL-05] a message sent twice under one key is one with one receipt, also at the same time, and with other content it is none",
    holds: Effect.fnUntraced(function* (facts) {
      const { declare } = yield* Server;
      const results = [];
      for (const [form, fields] of (yield* draftsOf(facts)).slice(0, 3)) {
        const key = `key-${facts.fresh()}`;
        const [one, other] = yield* Effect.all([declare(form, fields, key), declare(form, fields, key)], {
          concurrency: 2,
        });
        // A server takes few applications in ten minutes, since their files are large: three runs are to find room in them.
        const later = form === "application" ? other : yield* declare(form, fields, key);
        const changed = yield* declare(form, { ...fields, message: "Something else" }, key);
        results.push(
          one.id !== null && one.id === other.id && one.id === later.id && changed.refusal === "RequestKeyUsed",
        );
      }
      return results.every(Boolean);
    }),
  },
  {
    sentence:
      "[FRM-03] [LGL-05] a message is refused for every wrong field at once: a notice without address, reasons and good faith for each of them",
    holds: Effect.fnUntraced(function* (facts) {
      const { declare } = yield* Server;
      const results = [];
      for (const [form, fields, wrong] of yield* draftsOf(facts)) {
        const emptied =
          form === "abuse"
            ? { ...fields, url: "no address", reasons: " ", goodFaith: false }
            : { ...fields, message: "" };
        const answered = yield* declare(form, emptied, `key-${facts.fresh()}`);
        results.push(answered.id === null && answered.refusedFields.join() === wrong);
      }
      return results.every(Boolean);
    }),
  },
  {
    sentence: "[ADM-05] an offer is requested for a product that has such a form, and for no other",
    holds: Effect.fnUntraced(function* ({ fresh }) {
      const { declare } = yield* Server;
      const email = `${fresh()}@example.com`;
      const person = {
        firstName: "Erika",
        lastName: "Mustermann",
        email,
        emailRepeat: email,
        organisation: "A club",
        message: "Good day",
      };
      const answered = yield* declare("product-pro", { ...person, product: `no-product-${fresh()}` }, `key-${fresh()}`);
      return answered.id === null && answered.refusedFields.join() === "product";
    }),
  },
];
