// Who may log in, and as what: what administrators do with any account, of customers and of staff alike. [SES-07] [ACC-04]
import { givenRoles, reaches } from "@kontor/domain/site/admin";
import type { Act } from "../act.tsx";
import { choice } from "../act-words.ts";
import { asSeen } from "../changed.tsx";
import type { Typed } from "../control.tsx";
import { type AccountActing, accountAct } from "../customers/account-act.ts";
import type { Account } from "../customers/queries.ts";

type Role = (typeof givenRoles)[number];

interface Opening extends AccountActing {
  /** What is left to pay or to be paid back, in a sentence; null where nothing is. [SHOP3-4] */
  readonly openMoney: string | null;
}

export const accessActs = (account: Account, { send, t, role, openMoney }: Opening): readonly Act[] => {
  if (!reaches("admin", role)) return [];
  const { blocked, hasFactor } = account;
  const [act, path] = [accountAct(t, account), { customerNumber: account.number }];
  const giveRole = (given: string, reason: string, headers = {}) =>
    send("PUT", "/shop/admin/customers/{customerNumber}/role", {
      path,
      headers,
      body: { role: given as Role, reason },
    });
  const block = (isBlocked: boolean, reason: string, headers = {}) =>
    send("PUT", "/shop/admin/customers/{customerNumber}/blocked", {
      path,
      headers,
      body: { blocked: isBlocked, reason },
    });
  const because = (typed: Typed) => ({ path, body: { reason: typed("reason") } });
  const change = blocked ? "unblock" : "block";
  // Who is blocked can neither read of it nor say where it is to be paid back.
  const money = blocked || openMoney === null ? [] : [t("act.block.money", { money: openMoney })];
  const roles = choice("role", t("act.role.label"), givenRoles, (value) => t(`roles.${value}`), account.role as Role);
  const email = { name: "email", label: t("act.login.label"), kind: "email" } as const;
  return [
    act("role", [roles], (typed) => giveRole(typed("role"), typed("reason"), asSeen(typed)), {
      undo: () => giveRole(account.role, t("undone")),
    }),
    act(change, [], (typed) => block(!blocked, typed("reason"), asSeen(typed)), {
      text: [t(`act.${change}.text`), ...money].join(" "),
      undo: () => block(blocked, t("undone")),
    }),
    ...(blocked
      ? []
      : [
          act("access", [], (typed) => send("POST", "/shop/admin/customers/{customerNumber}/access", because(typed))),
          act("login", [email], (typed) => {
            const body = { email: typed("email"), reason: typed("reason") };
            return send("PUT", "/shop/admin/customers/{customerNumber}/email", { path, headers: asSeen(typed), body });
          }),
        ]),
    ...(hasFactor
      ? [
          act("factor", [], (typed) =>
            send("POST", "/shop/admin/customers/{customerNumber}/factor", {
              ...because(typed),
              headers: asSeen(typed),
            }),
          ),
        ]
      : []),
  ];
};
