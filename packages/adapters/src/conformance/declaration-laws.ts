// Laws of declarations that end a contract: taken without login as they are made, once for each key. [LGL-02] [LGL-03] [FRM-08]
import * as Effect from "effect/Effect";
import { Server, type ServerLaw, type ShopFacts } from "./law.ts";

const drafts = ({ fresh }: ShopFacts) => {
  const email = `${fresh()}@example.com`;
  return [
    ["cancellation", { product: "Web M", email, emailRepeat: email }],
    ["withdrawal", { name: "Erika Mustermann", contract: "K-2026-999999", email }],
  ] as const;
};

export const declarationLaws: readonly ServerLaw[] = [
  {
    sentence:
      "[LGL-02] [LGL-03] declared twice under one key is one declaration with one receipt, also at the same time, and with other content it is none",
    holds: Effect.fnUntraced(function* (facts) {
      const { declare } = yield* Server;
      const results = [];
      for (const [form, fields] of drafts(facts)) {
        const key = `key-${facts.fresh()}`;
        const [one, other] = yield* Effect.all([declare(form, fields, key), declare(form, fields, key)], { concurrency: 2 });
        const later = yield* declare(form, fields, key);
        const changed = yield* declare(form, { ...fields, [form === "withdrawal" ? "contract" : "product"]: "Web L" }, key);
        results.push(one.id !== null && one.id === other.id && one.id === later.id && changed.refusal === "RequestKeyUsed");
      }
      return results.every(Boolean);
    }),
  },
  {
    sentence:
      "[LGL-02] [LGL-03] [FRM-08] a declaration is taken whether there is such a contract or not, and is refused for its fields alone",
    holds: Effect.fnUntraced(function* (facts) {
      const { declare } = yield* Server;
      const key = () => `key-${facts.fresh()}`;
      const email = `${facts.fresh()}@example.com`;
      const unknown = yield* declare("cancellation", { customerNumber: "99999999", email, emailRepeat: email }, key());
      const unnamed = yield* declare("cancellation", { email, emailRepeat: `x${email}` }, key());
      const empty = yield* declare("withdrawal", { name: "", contract: "", email: "" }, key());
      return (
        unknown.id !== null &&
        unnamed.refusedFields.join() === "customerNumber,emailRepeat" &&
        empty.refusedFields.join() === "name,contract,email"
      );
    }),
  },
];
