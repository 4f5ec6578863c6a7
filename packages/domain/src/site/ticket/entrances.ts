// Whether an entrance is open still: one that an account opened ends with its login, one of a key with the rights of who made the key. [TKT-04] [SES-07] [SEC2-3]
import type { Instant } from "#kernel/calendar";
import { type AccountLogins, loginStands, mayEnter, mayGetRow, type NotedLogin, type Role } from "#visitor/session";
import { staffKeyState } from "./rules.ts";
import type { StaffKey, StaffKeyState } from "./model.ts";

/** The account behind an entrance or a key, as it is now. */
export interface Opener extends AccountLogins {
  readonly role: Role;
  readonly blocked: boolean;
}

/** What is known of an opened entrance. */
export interface OpenedEntrance {
  /** Null where the operator made the key, who has no account. */
  readonly by: string | null;
  readonly hasKey: boolean;
  /** The login that opened it; null where an earlier version noted none that this one knows. */
  readonly login: NotedLogin | null;
  /** When that login began; its opening where that is not known. */
  readonly loginAt: Instant;
  /** Whether that login was ended by its name. */
  readonly isLoggedOut: boolean;
}

/** What is made for others, such as a key, holds as long as its maker has the right to make it; a logout does not end it. */
export const makerHolds = (by: string | null, maker: Opener | null): boolean =>
  by === null || (maker !== null && !maker.blocked && mayEnter("admin", maker.role));

/** Whether an entrance still opens something; its own hours are counted besides. */
export const entranceHolds = (
  { by, hasKey, login, loginAt, isLoggedOut }: OpenedEntrance,
  opener: Opener | null,
): boolean => {
  if (hasKey) return makerHolds(by, opener);
  if (opener === null || opener.blocked || !mayEnter("ticketing", opener.role) || isLoggedOut) return false;
  return login === null ? mayGetRow(loginAt / 1000, opener) : loginStands(login, opener);
};

/** The state of a key whose maker may have lost the right to make it: then it has ended. */
export const lastingKeyState = (key: StaffKey, holds: boolean, now: Instant): StaffKeyState => {
  const state = staffKeyState(key, now);
  return holds || state === "over" ? state : "ended";
};
