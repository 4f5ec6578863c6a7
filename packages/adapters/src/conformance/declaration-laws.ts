// Laws of declarations that end a contract: taken without login as they are made, once for each key, and answered by the contract's customer alone. [LGL-02] [LGL-03] [FRM-08] [ACC-05]
import * as Effect from "effect/Effect";
import { OrderDesk } from "@kontor/domain/shop/checkout";
import { callsAs, orderableCart, registered, Server, type ServerLaw, type ShopFacts } from "./law.ts";

/** What is read of an answer; anything may be missing, since a server on trial is taken at no word. */
interface Read {
  readonly contracts?: readonly { readonly contract?: { readonly id?: unknown; readonly number?: unknown } }[];
  readonly standing?: unknown;
  readonly questions?: readonly { readonly declaration?: unknown }[];
}

const asCustomer = () => callsAs<Read>();

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
        const [one, other] = yield* Effect.all([declare(form, fields, key), declare(form, fields, key)], {
          concurrency: 2,
        });
        const later = yield* declare(form, fields, key);
        const changed = yield* declare(
          form,
          { ...fields, [form === "withdrawal" ? "contract" : "product"]: "Web L" },
          key,
        );
        results.push(
          one.id !== null && one.id === other.id && one.id === later.id && changed.refusal === "RequestKeyUsed",
        );
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
  {
    sentence:
      "[ACC-05] [LGL-02] a notice without a login is asked of its contract's customer alone, is undone by who denies it, and answered once",
    holds: Effect.fnUntraced(function* (facts) {
      const { declare } = yield* Server;
      const { intent, email } = yield* orderableCart(facts);
      const { id } = yield* (yield* OrderDesk).place(intent);
      const owner = yield* asCustomer();
      const { contract } = ((yield* owner("GET", `/shop/contracts?order=${id}`)).read.contracts ?? [])[0] ?? {};
      const path = `/shop/contracts/${contract?.id}`;
      const before = (yield* owner("GET", `${path}/declarations`)).read.questions;
      const notice = yield* declare(
        "cancellation",
        { product: String(contract?.number), email, emailRepeat: email },
        `key-${facts.fresh()}`,
      );
      const open = (yield* owner("GET", `${path}/declarations`)).read.questions ?? [];
      const inAll = (yield* owner("GET", "/shop/account/declarations")).read.questions ?? [];
      const answering = `${path}/declarations/${String(open[0]?.declaration)}`;
      yield* registered(facts);
      const other = yield* asCustomer();
      const ofOther = (yield* other("GET", "/shop/account/declarations")).read.questions;
      const foreign = [
        (yield* other("GET", `${path}/declarations`)).refusal,
        (yield* other("POST", answering, { answer: "own" })).refusal,
      ];
      const denied = yield* owner("POST", answering, { answer: "not-own" });
      const again = yield* owner("POST", answering, { answer: "own" });
      return (
        before?.length === 0 &&
        open.length === 1 &&
        open[0]?.declaration === notice.id &&
        inAll.length === 1 &&
        inAll[0]?.declaration === notice.id &&
        ofOther?.length === 0 &&
        foreign.join() === "ContractUnknown,ContractUnknown" &&
        denied.refusal === null &&
        again.refusal === "DeclarationAnswered" &&
        (yield* owner("GET", `${path}/declarations`)).read.questions?.length === 0 &&
        (yield* owner("GET", path)).read.standing === "running"
      );
    }),
  },
  {
    sentence: "[ACC-05] a code that no letter has opens no question and takes no answer",
    holds: Effect.fnUntraced(function* () {
      const { own } = yield* Server;
      const code = "0".repeat(32);
      const { refusal: question } = yield* own(null, "POST", "/shop/declaration/question", { code });
      const { refusal: answer } = yield* own(null, "POST", "/shop/declaration/answer", { code, answer: "own" });
      return question === "DeclarationLinkUnknown" && answer === "DeclarationLinkUnknown";
    }),
  },
];
