// Sends what is in the outbox, in its order: claims with a letterLease, carries outside of any transaction, marks; what fails is tried again, later each time. [CHK-05] [OPS-10] [SPD-01]
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { isEmailAddress } from "@kontor/domain/kernel/text";
import { type Purpose, senderOf } from "../provider/provider.ts";
import { rounds } from "../process/rounds.ts";
import type { PlatformServices } from "../services.ts";
import { type AttachmentMakers, attachmentsOf, type Renewed } from "./attachments.ts";
import { siteTexts } from "../provider/provider-store.ts";
import { wrapped } from "./letter.ts";
import { claimLetters, isLetterDue, markFailed, markSent, putOff, type OutboxRow } from "./outbox.ts";
import { debounced } from "../database/debounce.ts";
import { type MailLimits, takeBackCount, waitBeforeMail } from "./mail-limits.ts";
import type { MailTransport } from "./mail-transport.ts";
import { toLocale, fallbackLocale } from "@kontor/domain/visitor/locale";
import { letterLease, letterLongestWait } from "../limits.ts";

export interface MailDelivery {
  /** Runs a round now; resolves when everything that was due was tried once. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  /** Runs a round when no further mail was queued for a moment: calls come first. */
  readonly schedule: () => void;
  readonly stop: () => Promise<void>;
}

/** On their way at the same time: while one is drawn beside the loop, others are written and sent. */
const lettersAtOnce = 10;
/** Those that are claimed begin at once, so that their lease outlasts them; some together, since a claim is a commit. */
const claimedAtOnce = 5;
const momentMs = 10;
/** Mails of one moment are sent in one round. */
const debounceTimes = { quietMs: 50, longestMs: 1_000 };
/** Calls come first: each mail begins in a turn of the loop for itself and after a pause, a longer one while the process is busy. */
const restMs = 4;
const longRestMs = 14;
const busyFrom = 0.7;
/** Over how long it is seen whether the process is busy. */
const busyOverMs = 100;

/** With these waits about a day; then an operator has to look. */
const mostAttempts = 30;
/** Longer than a server that answers at all takes, shorter than the letterLease: no other process claims the mail meanwhile. */
const deadline = 45_000;

/** Seconds double with each attempt, up to an hour. */
export const waitAfter = (attempts: number): number =>
  Math.min(letterLongestWait, 5_000 * 2 ** Math.max(0, attempts - 1));

/** What a delivery needs to know of the mails: how many go to whom, and who writes them. */
export interface Mails {
  readonly limits: MailLimits;
  /** What a mail is about, by its id. */
  readonly purposeOf: (id: string) => Purpose;
  /** Whether a mail holds a code that opens something, by its id: its text is not stored. */
  readonly holdsCode: (id: string) => boolean;
  /** Makes what is attached, by its kind. */
  readonly attachments: AttachmentMakers;
}

/** Sentences about what is attached, as they are when it is sent; they have no signs that HTML would escape, and lines of plain text are broken. */
const withCurrentSentences = (
  text: string,
  renewed: readonly Renewed[],
  says: (now: string) => string = (now) => now,
): string =>
  renewed.reduce((written, one) => {
    const stood = new RegExp(one.stood.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ \n]"));
    return written.replace(stood, () => says(one.says));
  }, text);

export const mailDelivery = (
  services: Pick<PlatformServices, "database" | "settings" | "log" | "now">,
  { limits, purposeOf, holdsCode, attachments: makers }: Mails,
  transport: MailTransport,
  roundMs = 5_000,
): MailDelivery => {
  const { database, log, settings } = services;
  const state: { running: Promise<void> | null; next: Promise<void> | null; stopped: boolean } = {
    running: null,
    next: null,
    stopped: false,
  };

  /** Mails that were sent within a moment are marked in one statement. */
  const arrived: { ids: string[]; marking: Promise<void> | null } = { ids: [], marking: null };
  const mark = (id: string): Promise<void> => {
    arrived.ids.push(id);
    arrived.marking ??= pause(momentMs).then(() => {
      const { ids } = arrived;
      Object.assign(arrived, { ids: [], marking: null });
      return markSent(database, ids, services.now(), holdsCode);
    });
    return arrived.marking;
  };

  const giveUp = async (row: OutboxRow, failure: string): Promise<void> => {
    await markFailed(database, row.id, failure, services.now(), null);
    log.error(
      { letter: row.id, attempts: row.attempts, failure },
      "a letter was given up; `npm run data -- letters` shows it",
    );
  };

  const deliver = async (row: OutboxRow, from: string): Promise<void> => {
    // Stored before addresses were read: it might reach several mailboxes.
    if (!isEmailAddress(row.recipient)) return giveUp(row, "RecipientInvalid");
    const counted = { yes: false };
    try {
      const { id, recipient, subject, text, html, locale, end_link: endLink, reply_to: replyTo } = row;
      const wait = await waitBeforeMail({ ...services, limits }, row);
      if (wait !== null) {
        await putOff(database, id, services.now() + wait * 1000);
        log.info({ letter: id, wait }, "a letter waits: there were many of its kind in this hour");
        return;
      }
      counted.yes = true;
      const date = new Date(Number(row.queued_at));
      const { attachments, renewed } = await attachmentsOf(database, makers, row.attachments);
      const where = await inTime(
        transport.send({
          id,
          from,
          to: recipient,
          subject,
          text: withCurrentSentences(text, renewed, wrapped),
          html: withCurrentSentences(html, renewed),
          locale,
          endLink,
          replyTo,
          date,
          attachments,
        }),
      );
      await mark(id);
      log.info({ letter: id, where }, "a letter was sent");
    } catch (error) {
      if (counted.yes) await takeBackCount(services, row).catch(() => undefined);
      const failure =
        error instanceof Error ? `${error.name}: ${"code" in error ? String(error.code) : "failed"}` : "failed";
      const now = services.now();
      const isGivenUp = row.attempts >= mostAttempts;
      await markFailed(database, row.id, failure, now, isGivenUp ? null : now + waitAfter(row.attempts));
      const facts = { letter: row.id, attempts: row.attempts, failure };
      if (isGivenUp) log.error(facts, "a letter was given up; `npm run data -- letters` shows it");
      else log.warn(facts, "a letter could not be sent and waits");
    }
  };

  const round = async (): Promise<void> => {
    const rest = restBetween();
    const onTheirWay = new Set<Promise<void>>();
    while (!state.stopped && (await isLetterDue(database.reads, services.now()))) {
      const rows = await claimLetters(database, services.now(), letterLease, lettersAtOnce - onTheirWay.size);
      if (rows.length === 0) break;
      const { mailFrom } = settings;
      const from = mailFrom === null ? await senders(services, purposeOf) : () => mailFrom;
      for (const row of inOrder(rows)) {
        // The round may have ended before it: nothing else would hear of a database that went away meanwhile. [OPS-10]
        const sending = deliver(row, from(row))
          .catch((error: unknown) => log.error({ err: error, letter: row.id }, "the outbox could not be written"))
          .finally(() => onTheirWay.delete(sending));
        onTheirWay.add(sending);
        await pause(rest());
      }
      while (onTheirWay.size > lettersAtOnce - claimedAtOnce) await Promise.race(onTheirWay);
    }
    await Promise.all(onTheirWay);
  };

  const start = (): Promise<void> => {
    state.running = round()
      .catch((error: unknown) => log.error({ err: error }, "the outbox could not be read"))
      .finally(() => {
        state.running = null;
      });
    return state.running;
  };

  /** However often it is called while a round runs: one more round follows. */
  const run = async (): Promise<void> => {
    if (state.stopped) return;
    if (state.running === null) return start();
    state.next ??= state.running.then(() => {
      state.next = null;
      return state.stopped ? undefined : start();
    });
    return state.next;
  };

  const scheduled = debounced(() => void run(), debounceTimes);
  const { begin, end } = rounds(() => void run(), roundMs);
  return {
    run,
    begin,
    schedule: scheduled.schedule,
    stop: async () => {
      state.stopped = true;
      end();
      scheduled.stop();
      await state.running;
      await state.next;
      transport.close();
    },
  };
};

/** The database names them in any order. */
const inOrder = (rows: readonly OutboxRow[]): readonly OutboxRow[] =>
  rows.toSorted(
    (one, other) => Number(one.due_at) - Number(other.due_at) || Number(one.queued_at) - Number(other.queued_at),
  );

/** How long to wait before the next mail, by how busy the process was last. */
const restBetween = (): (() => number) => {
  const seen = { at: performance.now(), since: performance.eventLoopUtilization(), isBusy: false };
  return () => {
    if (performance.now() - seen.at >= busyOverMs) {
      const isBusy = performance.eventLoopUtilization(seen.since).utilization >= busyFrom;
      Object.assign(seen, { at: performance.now(), since: performance.eventLoopUtilization(), isBusy });
    }
    return seen.isBusy ? longRestMs : restMs;
  };
};

const inTime = <A>(sending: Promise<A>): Promise<A> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(Object.assign(new Error("the mail server takes too long"), { code: "DEADLINE" })),
      deadline,
    ).unref();
  });
  return Promise.race([sending, late]);
};

/** Who writes, by language and purpose; `MAIL_FROM` is for all of them. */
const senders = async (
  { database }: Pick<PlatformServices, "database">,
  purposeOf: Mails["purposeOf"],
): Promise<(row: Pick<OutboxRow, "id" | "locale">) => string> => {
  const site = await siteTexts(database.reads);
  const name = site.name.replaceAll('"', "");
  return ({ id, locale }) => `"${name}" <${senderOf(site, purposeOf(id), toLocale(locale) ?? fallbackLocale)}>`;
};
