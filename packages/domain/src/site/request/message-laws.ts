// What always holds of messages that a person answers: taken once, nothing left behind by a refusal, stored as long as its form says. [FRM-03] [FRM-04] [LGL-05]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { anyTimeZone } from "#kernel/calendar/arbitraries";
import { law, type Law } from "#kernel/law";
import { anyDraft, anyInstant, anyRightDraftOf, someFacts as facts } from "./arbitraries.ts";
import { declarationsStoredSince } from "./declaration.ts";
import { messageDesk, newsletterDesk } from "./desk-arbitraries.ts";
import { messageStoredFor } from "./limits.ts";
import { filesOf, messageFacts, messageForms, messagesStoredSince, proProductsOf } from "./message.ts";
import type { Message, MessageDraft, NewsletterDraft } from "./model.ts";
import { checkRequest } from "./rules.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isMessage = (draft: { readonly form: string }): draft is MessageDraft =>
  messageForms.some((form) => form === draft.form);
const anyRightMessage = fc
  .constantFrom(...messageForms)
  .chain(anyRightDraftOf)
  .filter(isMessage);
const anyMessage = anyDraft.filter(isMessage);
const anyKey = fc.constantFrom("key-one-0", "key-two-0", "key-three");
const read = (draft: MessageDraft): MessageDraft =>
  draft.form === "application"
    ? {
        ...draft,
        fields: {
          ...draft.fields,
          files: draft.fields.files.map((file) => ({
            ...file,
            content: { mediaType: file.mediaType, digest: file.name },
          })),
        },
      }
    : draft;

export const messageLaws: readonly Law[] = [
  law(
    "[FRM-01] [FRM-04] [LGL-05] a key is good for one message: sent again it gives the same receipt, with other content it is refused",
    () =>
      fc.property(fc.array(fc.tuple(anyRightMessage.map(read), anyKey), { minLength: 1, maxLength: 6 }), (sent) => {
        const { stored, letters, take } = messageDesk();
        const first = new Map<string, MessageDraft>();
        return sent.every(([draft, key], at) => {
          const earlier = first.get(key);
          const before = stored.length;
          const taken = take(draft, key, `id-${at}`, instant(at));
          if (earlier === undefined) first.set(key, draft);
          const isTaken = Result.isSuccess(taken);
          return (
            isTaken === (earlier === undefined || same(earlier, draft)) &&
            (isTaken
              ? same(stored.find((one) => one.key === key)?.receipt, taken.success)
              : taken.failure._tag === "RequestKeyUsed") &&
            stored.length === before + (earlier === undefined ? 1 : 0) &&
            same(
              letters,
              stored.map(({ receipt }) => receipt),
            )
          );
        });
      }),
  ),
  law("[FRM-05] [LGL-05] a refused message leaves nothing behind, neither stored nor sent", () =>
    fc.property(anyMessage, (draft) => {
      const { stored, letters, take } = messageDesk();
      const taken = take(draft, "key-one-0", "id-1");
      const count = Result.isSuccess(taken) ? 1 : 0;
      return (
        stored.length === count &&
        letters.length === count &&
        (count === 1 || Result.isFailure(checkRequest(draft, facts)) || filesUnread(draft))
      );
    }),
  ),
  law(
    "[FRM-04] every file of a new application is scanned, one finding refuses all, and without a scan none is taken; a second look is not needed",
    () =>
      fc.property(
        anyRightDraftOf("application").filter(isMessage).map(read),
        fc.nat(4),
        fc.boolean(),
        (draft, at, isScanning) => {
          const files = draft.form === "application" ? draft.fields.files : [];
          const found = files[at]?.content?.digest;
          const { stored, scanned, take } = messageDesk(found === undefined ? [] : [found], isScanning);
          const taken = take(draft, "key-one-0", "id-1");
          if (!isScanning && files.length > 0)
            return Result.isFailure(taken) && taken.failure._tag === "FilesNotScanned" && stored.length === 0;
          if (found !== undefined)
            return Result.isFailure(taken) && taken.failure._tag === "RequestRefused" && stored.length === 0;
          const looks = scanned.length;
          return (
            Result.isSuccess(taken) &&
            looks === files.length &&
            Result.isSuccess(take(draft, "key-one-0", "id-2")) &&
            scanned.length === looks
          );
        },
      ),
  ),
  law(
    "[FRM-03] [FRM-04] [LGL-05] everything that was filed is a fact of the message, in the order of the form, files by their names",
    () =>
      fc.property(anyRightMessage, (draft) => {
        const message = Result.getOrThrow(checkRequest(draft, facts)) as Message;
        const filled = Object.entries(message.fields).filter(
          ([, value]) => value !== null && (value as string | readonly unknown[]).length > 0,
        );
        const listed = messageFacts(message);
        return (
          same(
            listed.map(({ name }) => name),
            filled.map(([name]) => name),
          ) &&
          listed.every(
            ({ name, value }) =>
              value ===
              (name === "files"
                ? filesOf(message)
                    .map((file) => file.name)
                    .join(", ")
                : Object.entries(message.fields).find(([field]) => field === name)?.[1]),
          )
        );
      }),
  ),
  law(
    "[FRM-03] [FRM-04] [LGL-05] a message is stored for half a year, one that is a proof as long as a declaration, and no rule keeps more",
    () =>
      fc.property(anyInstant, anyTimeZone, (now, zone) => {
        const since = messagesStoredSince(now, zone);
        return messageForms.every(
          (form) =>
            since[form] ===
            (form === "abuse" || form === "privacy" ? declarationsStoredSince(now, zone) : now - messageStoredFor),
        );
      }),
  ),
  law("[ADM-05] a product has a pro form exactly if the provider lists it and it is on offer", () =>
    fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (listed, offered) => {
      const found = proProductsOf(listed, offered);
      return [...listed, ...offered].every(
        (key) => found.includes(key) === (listed.includes(key) && offered.includes(key)),
      );
    }),
  ),
  law(
    "[FRM-01] [CUS-10] the same request for the newsletter is one letter, another address under its key is refused, and the answer is alike for every address",
    () =>
      fc.property(fc.array(fc.tuple(anyRightDraftOf("newsletter"), anyKey), { minLength: 1, maxLength: 6 }), (sent) => {
        const { subscriptions, letters, ask } = newsletterDesk();
        const first = new Map<string, string>();
        return sent.every(([draft, key], at) => {
          const email = draft.fields.email.trim().toLowerCase();
          const earlier = first.get(key);
          const before = letters.length;
          const answered = ask(draft as NewsletterDraft, key, `code-${at}`, instant(at));
          if (earlier === undefined) first.set(key, email);
          return (
            Result.isSuccess(answered) === (earlier === undefined || earlier === email) &&
            letters.length === before + (earlier === undefined ? 1 : 0) &&
            subscriptions.size === new Set(first.values()).size
          );
        });
      }),
  ),
];

/** A file is scanned by what was read of it: one that was not read is refused. */
const filesUnread = (draft: MessageDraft): boolean =>
  draft.form === "application" && draft.fields.files.some(({ content }) => content === null);
