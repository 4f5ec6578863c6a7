// What was typed into the registration: stored for this tab across languages and reloads, never the password. [LOC-06]
import { useEffect, useState } from "react";
import { type AddressDraft, addressFields, emptyDraft } from "@kontor/domain/shop/customer";
import { registrationDraft } from "./typed-address.ts";

const readable = (stored: Readonly<Record<string, string>>): AddressDraft => {
  const known = addressFields.flatMap((field) => (stored[field] === undefined ? [] : [[field, stored[field]]]));
  return { ...emptyDraft, ...Object.fromEntries(known) };
};

/** The draft and how to change it; starts as the server rendered it and restores what is stored once it runs in a browser. */
export const useRegistrationDraft = () => {
  const [draft, setDraft] = useState<AddressDraft>(emptyDraft);
  useEffect(() => {
    const stored = registrationDraft.read();
    if (stored !== null) setDraft(readable(stored));
  }, []);
  const change = (part: Partial<AddressDraft>): void =>
    setDraft((before) => {
      const after = { ...before, ...part };
      registrationDraft.write({ ...after });
      return after;
    });
  return [draft, change] as const;
};
