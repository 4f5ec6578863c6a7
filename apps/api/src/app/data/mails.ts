// Mails that no server took for a day: listed without their content, and sent again on request. [OPS-10]
import type { Say } from "./database-commands.ts";
import { placeOf, readingFrom, writingTo } from "./place.ts";

export const letters = async (at: string, again: boolean, say: Say): Promise<void> => {
  const place = placeOf(at);
  const rows = await readingFrom(place, (side) =>
    side
      .selectFrom("outbox")
      .select(["id", "attempts", "failure", "queued_at", "dead_at"])
      .where("sent_at", "is", null)
      .orderBy("queued_at")
      .execute(),
  );
  const dead = rows.filter(({ dead_at }) => dead_at !== null);
  say(`${rows.length - dead.length} letters wait, ${dead.length} were given up.`);
  for (const { id, attempts, failure, queued_at } of dead)
    say(
      `  ${id}, queued ${new Date(Number(queued_at)).toISOString()}, ${attempts} attempts, last: ${failure ?? "nothing said"}`,
    );
  if (!again || dead.length === 0) return;
  await writingTo(place, (side) =>
    side
      .updateTable("outbox")
      .set({ dead_at: null, attempts: 0, due_at: Date.now(), leased_until: 0 })
      .where("dead_at", "is not", null)
      .execute(),
  );
  say("They are queued again; a shop that runs takes them up within seconds.");
};
