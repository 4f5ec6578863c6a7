// What was typed into the registration: stored for this tab across languages and reloads, never the password. [LOC-06]
import { type RefObject, useEffect, useState } from "react";
import { type AddressDraft, emptyDraft, typedDraft } from "@kontor/domain/shop/customer";
import { typedBefore } from "../../platform/client/typed-before.ts";
import { registrationDraft } from "./typed-address.ts";

const readable = (stored: Readonly<Record<string, string>>): AddressDraft =>
  typedDraft((field) => stored[field] ?? null);

/** What was typed before scripts ran is newer than what is stored. */
const begun = (
  stored: Readonly<Record<string, string>> | null,
  typed: Readonly<Record<string, string>>,
): AddressDraft => {
  const changed = Object.entries(readable(typed)).filter(
    ([field, value]) => value !== emptyDraft[field as keyof AddressDraft],
  );
  return { ...readable(stored ?? {}), ...Object.fromEntries(changed) };
};

/** The draft and how to change it; starts as the server rendered it, with what a form without scripts brought, and takes up what was typed or stored once it runs in a browser. */
export const useRegistrationDraft = (form: RefObject<HTMLFormElement | null>, sent: AddressDraft = emptyDraft) => {
  const [draft, setDraft] = useState<AddressDraft>(sent);
  // oxlint-disable-next-line react/set-state-in-effect -- what was typed is in the document and in the browser alone
  useEffect(() => setDraft(begun(registrationDraft.read(), typedBefore(form.current))), [form]);
  const change = (part: Partial<AddressDraft>): void =>
    setDraft((before) => {
      const after = { ...before, ...part };
      registrationDraft.write({ ...after });
      return after;
    });
  return [draft, change] as const;
};
