// An act on an account as it was seen: every change of money or rights has a reason. [ACC-04] [DSK-08]
import type { Role } from "@kontor/domain/visitor/session";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import { actBy, reason } from "../act-words.ts";
import type { Send } from "../calls.ts";
import { seenField } from "../changed.tsx";
import type { ActField } from "../control.tsx";
import { kindKey } from "../queries.ts";
import type { Account } from "./queries.ts";

export interface AccountActing {
  readonly send: Send;
  /** The texts of `desk-customers`. */
  readonly t: TFunction;
  readonly role: Role;
}

const stale = ["customers", "orders", "contracts", "invoices", "colleagues", "journal"].map(kindKey);

export const accountAct =
  (t: TFunction, { revision }: Pick<Account, "revision">) =>
  (name: string, fields: readonly ActField[], run: Act["run"], more: Partial<Act> = {}, isPlain = false): Act =>
    actBy({ t, stale })(name, {
      fields: [...fields, ...(isPlain ? [] : [reason]), seenField(revision)],
      run,
      ...more,
    });
