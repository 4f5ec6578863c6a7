// What can be done with an account, as it stands and the role allows: its details corrected, what its documents go by, who may log in. [ACC-04] [VAT-08] [ACC-08] [CHK-10] [SES-07]
import * as Result from "effect/Result";
import type { Call } from "@kontor/adapters/client";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Rate } from "@kontor/domain/kernel/money";
import { missingPapers, type ResellerPaper, resellerPapers } from "@kontor/domain/shop/checkout";
import {
  type AddressField,
  addressFields,
  draftOf,
  optionalFields,
  withTidyNumbers,
} from "@kontor/domain/shop/customer";
import { givenRoles, reaches, typedRate } from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import type { Typed } from "../control.tsx";
import { actBy } from "../act-words.ts";
import { refusedField, resultIn } from "../calls.ts";
import { asSeen, seenField } from "../changed.tsx";
import type { ActField } from "../control.tsx";
import type { About } from "../money/acts.ts";
import { kindKey } from "../queries.ts";
import { type Account, type CustomerMoney, isCustomer } from "./queries.ts";

interface Acting {
  readonly call: Call;
  /** The texts of `desk-customers`. */
  readonly t: TFunction;
  readonly role: Role;
}

interface Correcting extends Acting {
  readonly countries: readonly ShopComponents["schemas"]["Country"][];
}

interface Opening extends Acting {
  /** What is left to pay or to be paid back, in a sentence; null where nothing is. [SHOP3-4] */
  readonly openMoney: string | null;
}

/** Money of the customer: what is due for longest is paid first. */
export const aboutCustomer = (customer: string, { balance: { left, toPayBack }, most }: CustomerMoney): About => ({
  customer,
  invoice: null,
  left,
  toPayBack,
  most,
});

const stale = ["customers", "orders", "contracts", "invoices", "colleagues", "journal"].map(kindKey);

/** An act by its texts, on the account as it was seen; every change of money or rights has a reason. */
const makeBy =
  (t: TFunction, { revision }: Pick<Account, "revision">) =>
  (
    name: string,
    fields: readonly ActField[],
    run: (typed: Typed) => Promise<unknown>,
    { isPlain = false, ...more }: Partial<Act> & { readonly isPlain?: boolean } = {},
  ): Act => {
    const reason: ActField = { name: "reason", label: t("reason"), hint: t("reasonHint"), kind: "area" };
    return actBy({ t, stale })(name, {
      fields: [...fields, ...(isPlain ? [] : [reason]), seenField(revision)],
      run,
      ...more,
    });
  };

type Corrected = Exclude<AddressField, "email" | "emailRepeat">;

/** Another login address is an act of its own. */
const correctedFields = addressFields.filter(
  (field): field is Corrected => field !== "email" && field !== "emailRepeat",
);

/** The kind may be changed in the same dialog: what only a business needs is not required before it is sent. */
const addressField = (
  name: Corrected,
  draft: Readonly<Record<Corrected, string>>,
  { t, countries }: Correcting,
): ActField => {
  const field = { name, label: t(`field.${name}`), value: draft[name] };
  switch (name) {
    case "kind":
      return {
        ...field,
        kind: "select",
        options: (["private", "business"] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
      };
    case "country":
      return { ...field, kind: "select", options: countries.map((one) => ({ value: one.iso, label: one.name })) };
    default:
      return { ...field, kind: "text", isOptional: optionalFields("private", draft.country).includes(name) };
  }
};

/** What documents, letters and prices go by. */
export const detailActs = (account: Account, acting: Correcting): readonly Act[] => {
  const { call, t, role } = acting;
  const { number, address, buyerReference, orderReference, individualRate } = account;
  if (!isCustomer(account) || address === null) return [];
  const [act, path] = [makeBy(t, account), { customerNumber: number }];
  const draft = draftOf(address);
  const setRate = (rate: Rate | null, typed: Typed) => {
    const body = { rate, reason: typed("reason") };
    return resultIn(
      call("PUT", "/shop/admin/customers/{customerNumber}/vat-rate", { path, body, headers: asSeen(typed) }),
    );
  };
  const correct = (typed: Typed) => {
    const details = withTidyNumbers(Object.fromEntries(correctedFields.map((field) => [field, typed(field)])));
    const body = { ...details, reason: typed("reason") };
    return resultIn(
      call("PUT", "/shop/admin/customers/{customerNumber}/address", { path, body, headers: asSeen(typed) }),
    );
  };
  const refer = (typed: Typed) => {
    const order = address.kind === "business" ? { orderReference: typed("order") } : {};
    const body = { reference: typed("reference"), ...order, reason: typed("reason") };
    return resultIn(
      call("PUT", "/shop/admin/customers/{customerNumber}/buyer-reference", { path, body, headers: asSeen(typed) }),
    );
  };
  const rateTyped = async (typed: Typed) => {
    const rate = typedRate(typed("rate"));
    if (Result.isFailure(rate)) throw refusedField("rate", t("act.rate.wrong"));
    return setRate(rate.success, typed);
  };
  const orderField = {
    name: "order",
    label: t("act.reference.order"),
    hint: t("act.reference.hint"),
    kind: "text",
    value: orderReference ?? "",
    isOptional: true,
  } as const;
  const field = (name: "reference" | "rate") => ({ name, label: t(`act.${name}.label`), hint: t(`act.${name}.hint`) });
  return [
    act(
      "address",
      correctedFields.map((name) => addressField(name, draft, acting)),
      correct,
    ),
    act(
      "reference",
      [
        { ...field("reference"), kind: "text", value: buyerReference ?? "", isOptional: true },
        ...(address.kind === "business" ? [orderField] : []),
      ],
      refer,
    ),
    ...(reaches("admin", role) ? [act("rate", [{ ...field("rate"), kind: "decimal" }], rateTyped)] : []),
    ...(reaches("admin", role) && individualRate !== null ? [act("noRate", [], (typed) => setRate(null, typed))] : []),
    ...(reaches("support", role) ? paperActs(account, acting) : []),
  ];
};

/** Papers of resellers, which need no reason. Orders that came after both were confirmed go on by saying so once more. */
const paperActs = (account: Account, { call, t }: Acting): readonly Act[] => {
  const { number, address, papers, waiting } = account;
  if (address?.kind !== "business") return [];
  const missing = missingPapers(papers);
  const confirm = (paper: ResellerPaper) => (typed: Typed) =>
    resultIn(
      call("PUT", "/shop/admin/customers/{customerNumber}/papers/{paper}", {
        path: { customerNumber: number, paper },
        headers: asSeen(typed),
      }),
    );
  const act = makeBy(t, account);
  if (missing.length > 0)
    return missing.map((paper) =>
      act("paper", [], confirm(paper), { name: paper, label: t(`act.paper.titles.${paper}`), isPlain: true }),
    );
  return waiting === 0
    ? []
    : resellerPapers.slice(0, 1).map((paper) => act("release", [], confirm(paper), { isPlain: true }));
};

/** Who may log in, and as what; for administrators. */
export const accessActs = (account: Account, { call, t, role, openMoney }: Opening): readonly Act[] => {
  if (!reaches("admin", role)) return [];
  const { number, blocked, hasFactor } = account;
  const [act, path] = [makeBy(t, account), { customerNumber: number }];
  const giveRole = (given: string, reason: string, headers = {}) => {
    const body = { role: given as (typeof givenRoles)[number], reason };
    return resultIn(call("PUT", "/shop/admin/customers/{customerNumber}/role", { path, body, headers }));
  };
  const block = (isBlocked: boolean, reason: string, headers = {}) => {
    const body = { blocked: isBlocked, reason };
    return resultIn(call("PUT", "/shop/admin/customers/{customerNumber}/blocked", { path, body, headers }));
  };
  const setLogin = (typed: Typed) => {
    const body = { email: typed("email"), reason: typed("reason") };
    return resultIn(
      call("PUT", "/shop/admin/customers/{customerNumber}/email", { path, body, headers: asSeen(typed) }),
    );
  };
  const because = (typed: Typed) => ({ path, body: { reason: typed("reason") } });
  const change = blocked ? "unblock" : "block";
  // Who is blocked can neither read of it nor say where it is to be paid back.
  const money = blocked || openMoney === null ? [] : [t("act.block.money", { money: openMoney })];
  return [
    act(
      "role",
      [
        {
          name: "role",
          label: t("act.role.label"),
          kind: "select",
          value: account.role,
          options: givenRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
        },
      ],
      (typed) => giveRole(typed("role"), typed("reason"), asSeen(typed)),
      { undo: () => giveRole(account.role, t("undone")) },
    ),
    act(change, [], (typed) => block(!blocked, typed("reason"), asSeen(typed)), {
      text: [t(`act.${change}.text`), ...money].join(" "),
      undo: () => block(blocked, t("undone")),
    }),
    ...(blocked
      ? []
      : [
          act("access", [], (typed) =>
            resultIn(call("POST", "/shop/admin/customers/{customerNumber}/access", because(typed))),
          ),
          act("login", [{ name: "email", label: t("act.login.label"), kind: "email" }], setLogin),
        ]),
    ...(hasFactor
      ? [
          act("factor", [], (typed) =>
            resultIn(
              call("POST", "/shop/admin/customers/{customerNumber}/factor", {
                ...because(typed),
                headers: asSeen(typed),
              }),
            ),
          ),
        ]
      : []),
  ];
};
