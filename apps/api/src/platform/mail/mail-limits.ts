// Limits of mails: each is counted when it is sent, and waits when its bucket is full; nothing is dropped. [OPS-08] [CHK-05]
import type { Limit } from "@kontor/domain/kernel/limit";
import type { PlatformServices } from "../services.ts";
import { countCall, takeBack } from "../database/rate-limits.ts";
import type { OutboxRow } from "./outbox.ts";

/** How many mails of a kind go to whom it is counted by, by the kind's name. */
export type MailLimits = Readonly<Record<string, Limit>>;

const boundsOf = ({ bounds }: Pick<OutboxRow, "bounds">): readonly string[] => bounds?.split(" ") ?? [];

type Needed = Pick<PlatformServices, "database" | "settings" | "now"> & { readonly limits: MailLimits };

/** Counts a mail that is about to be sent; answers how many seconds it has to wait, or null. One that waits is not counted. */
export const waitBeforeMail = async (
  { database, settings, now, limits }: Needed,
  row: Pick<OutboxRow, "bounds">,
): Promise<number | null> => {
  const counted: string[] = [];
  for (const name of boundsOf(row)) {
    const { most, seconds } = limitOf(limits, name);
    const { refused, wait } = await countCall(
      database,
      `letters:${name}`,
      most * settings.orderRateFactor,
      seconds * 1000,
      now(),
    );
    counted.push(name);
    if (!refused) continue;
    await notSent({ database }, counted);
    return wait;
  }
  return null;
};

const limitOf = (limits: MailLimits, bucket: string): Limit => {
  const kind = bucket.split(":")[0] ?? "";
  const limit = limits[kind];
  if (limit === undefined) throw new Error(`mails of the kind ${kind} have no limit`);
  return limit;
};

/** A mail that could not be sent is not counted. */
export const takeBackCount = (
  services: Pick<PlatformServices, "database">,
  row: Pick<OutboxRow, "bounds">,
): Promise<void> => notSent(services, boundsOf(row));

const notSent = async ({ database }: Pick<PlatformServices, "database">, names: readonly string[]): Promise<void> => {
  for (const name of names) await takeBack(database, `letters:${name}`);
};
