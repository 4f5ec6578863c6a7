// npm run data -- factor EMAIL: takes the second factor of an account away, where no administrator is left who could. [SES-07]
import { journalEntry } from "@kontor/domain/site/admin";
import { isStaff } from "@kontor/domain/visitor/session";
import type { Role } from "@kontor/domain/visitor/session";
import { note, operator } from "../../site/admin/journal-store.ts";
import { hasFactor, removeFactor } from "../../visitor/second-factor/store.ts";
import { takeBack } from "../../visitor/session/taken-back.ts";
import { userByEmail } from "../../visitor/session/users-store.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, writingTo } from "./place.ts";

/** Every login of the account ends; the journal says that it was the operator. */
export const factorCommand = async (to: string, address: string, say: Say): Promise<void> => {
  const place = placeOf(to);
  const now = Date.now();
  await writingTo(place, async (side) => {
    const user = await userByEmail(side, address.trim().toLowerCase());
    if (user === undefined || !isStaff(user.role as Role) || !(await hasFactor(side, user.id)))
      throw new DataRefused(`No account of staff in ${place.says} has the address ${address} and a second factor.`);
    await removeFactor(side, user.id);
    await takeBack(side, user, "factor-reset", { now });
    const subject = { kind: "customer", id: user.customer_number } as const;
    await note(
      side,
      journalEntry({ act: "factor-removed", subject }, { factor: true }, { factor: false }),
      operator,
      now,
    );
  });
  say(`${address} in ${place.says} logs in without a second factor from now on, and is logged out everywhere.`);
};
