// What can be done with a request that waits: a contract is assigned, a good cause accepted, a declaration carried out, all of them closed. [ACC-05] [LGL-02]
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import { actBy, reason } from "../act-words.ts";
import type { Send } from "../calls.ts";
import type { ActField } from "../control.tsx";
import { kindKey } from "../queries.ts";
import type { Request } from "./queries.ts";

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
}

/** A declaration ends contracts, and documents follow. */
const stale = ["requests", "contracts", "orders", "customers", "invoices", "journal"].map(kindKey);

export const actsOf = ({ item, fields, candidates }: Request, { send, t }: Acting): readonly Act[] => {
  const path = { itemId: item.id };
  const isDeclaration = item.kind === "declaration";
  const act = actBy({ t, stale });
  const running = candidates.filter(({ standing }) => standing === "running");
  const named = running.find(({ number }) => number === fields["product"]?.trim().toUpperCase());
  const meant = named ?? (running.length === 1 ? running[0] : undefined);
  const contract: ActField = {
    name: "contract",
    label: t("act.contract"),
    hint: t("act.contractHint"),
    kind: "text",
    value: meant?.number ?? "",
  };
  const match = (typed: (field: string) => string, cause: { readonly cause?: string }) =>
    send("PUT", "/shop/admin/inbox/{itemId}/contract", { path, body: { contract: typed("contract"), ...cause } });
  const assign =
    fields["termination"] === "extraordinary"
      ? act("cause", {
          fields: [contract, { ...reason, name: "cause", label: t("act.cause.reason") }],
          run: (typed) => match(typed, { cause: typed("cause") }),
        })
      : act("match", { fields: [contract], run: (typed) => match(typed, {}) });
  const prove = act("prove", {
    fields: [reason],
    run: (typed) => send("PUT", "/shop/admin/inbox/{itemId}/proof", { path, body: { reason: typed("reason") } }),
  });
  const close = act(isDeclaration ? "dismiss" : "close", {
    fields: [{ ...reason, isOptional: !isDeclaration }],
    run: (typed) => send("PUT", "/shop/admin/inbox/{itemId}/closed", { path, body: { reason: typed("reason") } }),
  });
  switch (item.state) {
    case "open":
      return isDeclaration ? [assign, close] : [close];
    case "waits":
      return [prove, close];
    default:
      return [];
  }
};
