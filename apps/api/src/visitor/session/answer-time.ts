// Answers that take as long whether there is something or not. [SES-06] [CUS-10] [LGL-02]
import { setTimeout as pause } from "node:timers/promises";
import { letterAnswerTime } from "@kontor/domain/visitor/session";

/** What is done for something takes longer than what is done for nothing: both are answered after the same time. */
export const alike = async <A>(work: Promise<A>): Promise<A> => {
  const [done] = await Promise.all([work, pause(letterAnswerTime)]);
  return done;
};
