// A decision in the browser: written with what it allows, and with what it ends. [VIS-02] [VIS-06]
import {
  consentCookie,
  type ConsentEmitted,
  cookieRow,
  cookieTable,
  type CookieName,
  readCookies,
  writeDecision,
} from "@kontor/domain/visitor/consent";
import { storePreference } from "../../platform/client/stored-preference.ts";
import { storeCookie } from "../../platform/client/stored-cookie.ts";

const storages = (): readonly Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
};

/** Names of everything that is stored here and that scripts can see. */
export const storedNames = (): readonly string[] => [
  ...new Set([...readCookies(document.cookie).keys(), ...storages().flatMap((storage) => Object.keys(storage))]),
];

/** The host, and the domains above it, for which a script may have set a cookie. */
const domains = (): readonly string[] => {
  const parts = location.hostname.split(".");
  return ["", ...parts.slice(0, -1).map((_, from) => `; Domain=${parts.slice(from).join(".")}`)];
};

export const deleteStored = (names: readonly string[]): void => {
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    for (const domain of domains()) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    for (const storage of storages()) storage.removeItem(name);
  }
};

/** A preference that the visitor has chosen already lasts as long as it is allowed to. */
const prolong = (): void => {
  const there = readCookies(document.cookie);
  for (const name of Object.keys(cookieTable) as CookieName[]) {
    const value = there.get(name);
    if (value !== undefined && cookieRow(name).category !== "necessary") storePreference(name, value);
  }
};

export const storeDecision = ({ decision, deleted }: ConsentEmitted): void => {
  storeCookie(consentCookie, writeDecision(decision));
  deleteStored(deleted);
  prolong();
};
