// Histories of one account's logins by chance: acts of its owner, of a thief and of administrators, and after each of them exactly the tokens live that a model says. [SES-14]
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { account, password as firstPassword } from "./customers.ts";
import type { ApiResponse, Ask, Headers } from "./harness.ts";
import { bearer } from "./earlier-login.ts";
import { factorCode, type StaffMember } from "./staff.ts";

export const acts = [
  "login",
  "logout",
  "end-one",
  "end-others",
  "change",
  "reset",
  "block",
  "unblock",
  "role",
  "address",
  "factor-reset",
] as const;
export type Act = (typeof acts)[number];

/** An act, the login that does it or that it is done to, and through which process it goes. */
export interface Step {
  readonly act: Act;
  readonly who: number;
  readonly by: number;
}

export const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    // Histories without logins say little.
    act: fc.oneof(
      { weight: 2, arbitrary: fc.constant("login" as const) },
      { weight: 5, arbitrary: fc.constantFrom(...acts) },
    ),
    who: fc.nat(7),
    by: fc.nat(1),
  }),
  { minLength: 3, maxLength: 14 },
);

/** The shop under test: several processes of it, an administrator, and the code of the last letter for a new password. */
export interface Stage {
  readonly asks: readonly Ask[];
  readonly code: (email: string) => Promise<string>;
  readonly admin: StaffMember;
  readonly now: () => number;
}

interface Login {
  readonly headers: Headers;
  live: boolean;
}

const newPassword = (): string => `Harbour-crane-${randomUUID().slice(0, 8)}`;

/** Lives a history; what the model and the shop say differently is thrown. */
export const liveHistory = async (
  { asks, code: codeOf, admin, now }: Stage,
  history: readonly Step[],
): Promise<void> => {
  const [first] = asks as [Ask];
  const person = await account(first);
  const owner = { email: person.email, password: firstPassword, blocked: false, role: "customer" };
  const logins: Login[] = [{ headers: person.auth, live: true }];
  const { customerNumber } = (await first("GET", "/shop/auth", undefined, person.auth)).body.result;
  const done: string[] = [];

  const begins = ({ body }: ApiResponse): void => void logins.push({ headers: bearer(body.jwt), live: true });
  const endAll = (): void => {
    for (const login of logins) login.live = false;
  };
  const byAdmin = (ask: Ask, method: string, what: string, body: object) =>
    ask(method, `/shop/admin/customers/${customerNumber}/${what}`, { reason: "It was lost.", ...body }, admin.auth);

  /** What is done, and where it was done what is so from then on. */
  const steps: Readonly<Record<Act, (ask: Ask, login: Login) => Promise<number>>> = {
    login: async (ask) => {
      const answer = await ask("POST", "/auth/local", { identifier: owner.email, password: owner.password });
      if (answer.status === 200) begins(answer);
      if ((answer.status === 200) === owner.blocked) throw new Error(`a login was answered ${answer.status}`);
      return answer.status;
    },
    logout: async (ask, login) => {
      const { status } = await ask("POST", "/shop/auth/logout", undefined, login.headers);
      login.live = false;
      return status;
    },
    "end-one": async (ask, login) => {
      const listed = await ask("GET", "/shop/account/sessions", undefined, login.headers);
      if (listed.status !== 200) return listed.status;
      const { sessions } = listed.body.result as { sessions: { id: string; current: boolean }[] };
      const live = logins.filter((each) => each.live).length;
      if (sessions.length !== live) throw new Error(`${sessions.length} logins are listed, ${live} are open`);
      const [other] = sessions.filter(({ current }) => !current);
      if (other === undefined) return 404;
      const { status } = await ask("DELETE", `/shop/account/sessions/${other.id}`, undefined, login.headers);
      // Which one it was the list does not say: the one that the shop refuses from now on.
      for (const each of logins)
        if (each.live && (await ask("GET", "/shop/auth", undefined, each.headers)).status === 401) each.live = false;
      if (logins.filter((each) => each.live).length !== live - 1) throw new Error("not exactly one login ended");
      return status;
    },
    "end-others": async (ask, login) => {
      const body = { password: owner.password };
      const answer = await ask("DELETE", "/shop/account/sessions", body, login.headers);
      if (answer.status !== 200) return answer.status;
      endAll();
      login.live = true;
      if (`Bearer ${answer.body.result.jwt}` !== login.headers["authorization"]) throw new Error("another token");
      return 200;
    },
    change: async (ask, login) => {
      const next = newPassword();
      const body = { currentPassword: owner.password, password: next, passwordConfirmation: next };
      const answer = await ask("POST", "/auth/change-password", body, login.headers);
      if (answer.status !== 200) return answer.status;
      endAll();
      owner.password = next;
      begins(answer);
      return 200;
    },
    reset: async (ask) => {
      await ask("POST", "/auth/forgot-password", { email: owner.email });
      const code = await codeOf(owner.email);
      const next = newPassword();
      const answer = await ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
      if (answer.status !== 200) return answer.status;
      endAll();
      owner.password = next;
      begins(answer);
      return 200;
    },
    block: async (ask) => {
      const { status } = await byAdmin(ask, "PUT", "blocked", { blocked: true });
      if (status === 200) endAll();
      owner.blocked = true;
      return status;
    },
    unblock: async (ask) => {
      const { status } = await byAdmin(ask, "PUT", "blocked", { blocked: false });
      owner.blocked = false;
      return status;
    },
    role: async (ask) => {
      const role = owner.role === "customer" ? "support" : "customer";
      const { status } = await byAdmin(ask, "PUT", "role", { role });
      if (status !== 200) return status;
      owner.role = role;
      endAll();
      return status;
    },
    address: async (ask) => {
      const email = `${randomUUID()}@example.test`;
      const { status } = await byAdmin(ask, "PUT", "email", { email });
      if (status !== 200) return status;
      owner.email = email;
      endAll();
      return status;
    },
    "factor-reset": async (ask, login) => {
      const begun = await ask("POST", "/shop/staff/factor", undefined, login.headers);
      if (begun.status !== 200) return begun.status;
      const code = factorCode(begun.body.result.secret, now());
      const set = await ask("PUT", "/shop/staff/factor", { code }, login.headers);
      if (set.status !== 200) return set.status;
      const { status } = await byAdmin(ask, "POST", "factor", {});
      if (status === 200) endAll();
      return status;
    },
  };

  for (const { act, who, by } of history) {
    const ask = asks[by % asks.length] ?? first;
    const login = logins[who % logins.length] as Login;
    const status = await steps[act](ask, login);
    done.push(`${act} by ${who % logins.length} through ${by % asks.length}: ${status}`);
    for (const [index, each] of logins.entries())
      for (const look of asks) {
        const seen = (await look("GET", "/shop/auth", undefined, each.headers)).status;
        if ((seen === 200) !== each.live)
          throw new Error(`login ${index} is ${seen}, and the model says ${each.live}, after ${done.join("; ")}`);
      }
  }
};
