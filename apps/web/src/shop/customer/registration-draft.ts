// What was typed into the registration: kept for this tab across languages and reloads, never the password. [LOC-06]
import { useEffect, useState } from "react";
import { type AddressDraft, addressFields, emptyDraft } from "@kontor/domain/shop/customer";
import { registrationDraft } from "./typed-address.ts";

const readable = (kept: Readonly<Record<string, string>>): AddressDraft => {
  const known = addressFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]]));
  return { ...emptyDraft, ...Object.fromEntries(known) };
};

/** The draft and how to change it; starts as the server drew it and takes up what was kept once it is in a browser. */
export const useRegistrationDraft = () => {
  const [draft, setDraft] = useState<AddressDraft>(emptyDraft);
  useEffect(() => {
    const kept = registrationDraft.read();
    if (kept !== null) setDraft(readable(kept));
  }, []);
  const change = (part: Partial<AddressDraft>): void =>
    setDraft((before) => {
      const after = { ...before, ...part };
      registrationDraft.keep({ ...after });
      return after;
    });
  return [draft, change] as const;
};
