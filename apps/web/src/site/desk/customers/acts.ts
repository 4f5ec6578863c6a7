// What is corrected of a customer, as it stands and the role allows: details, what documents go by, papers of resellers. [ACC-04] [VAT-08] [ACC-08] [CHK-10]
import * as Result from "effect/Result";
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
import { reaches, typedRate } from "@kontor/domain/site/admin";
import type { Act } from "../act.tsx";
import { choice } from "../act-words.ts";
import { refusedField } from "../calls.ts";
import { asSeen } from "../changed.tsx";
import type { ActField, Typed } from "../control.tsx";
import type { About } from "../money/acts.ts";
import { type AccountActing, accountAct } from "./account-act.ts";
import { type Account, type CustomerMoney, isCustomer } from "./queries.ts";

interface Correcting extends AccountActing {
  readonly countries: readonly ShopComponents["schemas"]["Country"][];
}

/** Money of the customer: what is due for longest is paid first. */
export const aboutCustomer = (customer: string, { balance: { left, toPayBack }, most }: CustomerMoney): About => ({
  customer,
  invoice: null,
  left,
  toPayBack,
  most,
});

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
  const [label, value] = [t(`field.${name}`), draft[name]];
  if (name === "kind") return choice(name, label, ["private", "business"], (kind) => t(`kind.${kind}`), draft.kind);
  if (name === "country")
    return {
      name,
      label,
      value,
      kind: "select",
      options: countries.map((one) => ({ value: one.iso, label: one.name })),
    };
  return { name, label, value, kind: "text", isOptional: optionalFields("private", draft.country).includes(name) };
};

/** What documents, letters and prices go by. */
export const detailActs = (account: Account, acting: Correcting): readonly Act[] => {
  const { send, t, role } = acting;
  const { number, address, buyerReference, orderReference, individualRate } = account;
  if (!isCustomer(account) || address === null) return [];
  const [act, path] = [accountAct(t, account), { customerNumber: number }];
  const draft = draftOf(address);
  const setRate = (rate: Rate | null, typed: Typed) => {
    const body = { rate, reason: typed("reason") };
    return send("PUT", "/shop/admin/customers/{customerNumber}/vat-rate", { path, body, headers: asSeen(typed) });
  };
  const correct = (typed: Typed) => {
    const details = withTidyNumbers(Object.fromEntries(correctedFields.map((field) => [field, typed(field)])));
    const body = { ...details, reason: typed("reason") };
    return send("PUT", "/shop/admin/customers/{customerNumber}/address", { path, body, headers: asSeen(typed) });
  };
  const isBusiness = address.kind === "business";
  const refer = (typed: Typed) => {
    const order = isBusiness ? { orderReference: typed("order") } : {};
    const body = { reference: typed("reference"), ...order, reason: typed("reason") };
    return send("PUT", "/shop/admin/customers/{customerNumber}/buyer-reference", {
      path,
      body,
      headers: asSeen(typed),
    });
  };
  const rateTyped = async (typed: Typed) => {
    const rate = typedRate(typed("rate"));
    if (Result.isFailure(rate)) throw refusedField("rate", t("act.rate.wrong"));
    return setRate(rate.success, typed);
  };
  const reference = (name: string, label: string, value: string | null): ActField => ({
    name,
    label: t(`act.reference.${label}`),
    hint: t("act.reference.hint"),
    kind: "text",
    value: value ?? "",
    isOptional: true,
  });
  const rate: ActField = { name: "rate", label: t("act.rate.label"), hint: t("act.rate.hint"), kind: "decimal" };
  const isAdmin = reaches("admin", role);
  return [
    act(
      "address",
      correctedFields.map((name) => addressField(name, draft, acting)),
      correct,
    ),
    act(
      "reference",
      [
        reference("reference", "label", buyerReference),
        ...(isBusiness ? [reference("order", "order", orderReference)] : []),
      ],
      refer,
    ),
    ...(isAdmin ? [act("rate", [rate], rateTyped)] : []),
    ...(isAdmin && individualRate !== null ? [act("noRate", [], (typed) => setRate(null, typed))] : []),
    ...(reaches("support", role) && isBusiness ? paperActs(account, acting) : []),
  ];
};

/** Papers of resellers, which need no reason. Orders that came after both were confirmed go on by saying so once more. */
const paperActs = (account: Account, { send, t }: AccountActing): readonly Act[] => {
  const act = accountAct(t, account);
  const confirm = (name: string, paper: ResellerPaper, more: Partial<Act> = {}): Act => {
    const path = { customerNumber: account.number, paper };
    const run = (typed: Typed) =>
      send("PUT", "/shop/admin/customers/{customerNumber}/papers/{paper}", { path, headers: asSeen(typed) });
    return act(name, [], run, more, true);
  };
  const missing = missingPapers(account.papers);
  if (missing.length > 0)
    return missing.map((paper) => confirm("paper", paper, { name: paper, label: t(`act.paper.titles.${paper}`) }));
  return account.waiting === 0 ? [] : resellerPapers.slice(0, 1).map((paper) => confirm("release", paper));
};
