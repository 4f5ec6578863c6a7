// What a browser does with a passkey: the shop's question, the person's answer, the shop's verdict. [SES-07]
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";

/** `stale`: who is at the screen is asked first; `away`: given up by the person, or by the browser, which does not say more. */
export type PasskeyOutcome = "done" | "stale" | "away" | "unsupported" | { readonly refused: string };

const isSupported = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

type Failed = { readonly ok: false; readonly problem: { readonly refusal: string; readonly detail: string } };

const outcomeOf = ({ problem: { refusal, detail } }: Failed): PasskeyOutcome =>
  refusal === "ProofTooOld" || refusal === "FactorMissing" ? "stale" : { refused: detail };

/** Null where the person gave it up. */
const answered = async (credential: Promise<Credential | null>): Promise<Record<string, unknown> | null> => {
  const given = await credential.catch(() => null);
  return given instanceof PublicKeyCredential ? (given.toJSON() as unknown as Record<string, unknown>) : null;
};

export const addPasskey = async (locale: Locale, name: string): Promise<PasskeyOutcome> => {
  if (!isSupported()) return "unsupported";
  const call = callIn(locale);
  const question = await call("POST", "/shop/staff/passkeys/options");
  if (!question.ok) return outcomeOf(question);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    question.value.result.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const response = await answered(navigator.credentials.create({ publicKey }));
  if (response === null) return "away";
  const added = await call("POST", "/shop/staff/passkeys", { body: { name, response } });
  return added.ok ? "done" : outcomeOf(added);
};

export const provePasskey = async (locale: Locale): Promise<PasskeyOutcome> => {
  if (!isSupported()) return "unsupported";
  const call = callIn(locale);
  const question = await call("POST", "/shop/staff/proof/passkey/options");
  if (!question.ok) return outcomeOf(question);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    question.value.result.options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const response = await answered(navigator.credentials.get({ publicKey }));
  if (response === null) return "away";
  const proved = await call("POST", "/shop/staff/proof/passkey", { body: { response } });
  return proved.ok ? "done" : outcomeOf(proved);
};
