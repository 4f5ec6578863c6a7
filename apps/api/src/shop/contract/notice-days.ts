// The days of letters before the last day for notice: taking those that are due of an order, once in however many processes. [LIF-04]
import type { Day } from "@kontor/domain/kernel/calendar";
import {
  noticeDayWhenDone,
  type NoticeLetter,
  noticeLetterDue,
  type ServiceContract,
} from "@kontor/domain/shop/contract";
import type { Handle } from "../../platform/database/handle.ts";
import { contractColumns, contractsIn } from "./store.ts";

/**
 * Takes what is due of an order's contracts, in the transaction that writes the letter: those of which one is to be written. What another process took, or
 * what was changed since it was read, is left to the next round; one that cannot be read is reported and left out.
 */
export const claimNotices = async (
  handle: Handle,
  orderId: string,
  today: Day,
): Promise<{
  readonly taken: number;
  readonly due: readonly { readonly contract: ServiceContract; readonly letter: NoticeLetter }[];
}> => {
  const rows = await handle
    .selectFrom("contracts")
    .select([...contractColumns, "notice_day"])
    .where("order_id", "=", orderId)
    .where("notice_day", "<=", today)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const due: { readonly contract: ServiceContract; readonly letter: NoticeLetter }[] = [];
  let taken = 0;
  for (const contract of contractsIn(rows)) {
    const row = stored.get(contract.id);
    if (row === undefined || row.notice_day === null) continue;
    const day = row.notice_day as Day | "";
    const letter = noticeLetterDue(contract, day, today);
    const claimed = await handle
      .updateTable("contracts")
      .set({
        notice_day: noticeDayWhenDone(contract, day, today),
        ...(letter === null ? {} : { announced_renewal: letter.renews }),
      })
      .where("id", "=", contract.id)
      .where("notice_day", "=", day)
      .where("body", "=", row.body)
      .returning("id")
      .executeTakeFirst();
    if (claimed === undefined) continue;
    taken += 1;
    if (letter !== null) due.push({ contract, letter });
  }
  return { taken, due };
};
