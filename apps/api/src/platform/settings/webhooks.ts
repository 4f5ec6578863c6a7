// Receivers of webhooks: a list of names, and for each its own values. Addresses come from here alone. [OUT-01] [OPS-01]
import { eventTypes } from "@kontor/domain/site/outside";
import { providerIssuer, wholeList } from "./readers.ts";

export interface WebhookReceiver {
  /** In lists of staff, and in the names of its settings. */
  readonly name: string;
  readonly url: string;
  /** Each signs: while a secret is being replaced, the old one is valid, too. */
  readonly secrets: readonly Buffer[];
  /** Null for all of them. */
  readonly events: readonly string[] | null;
}

type Read = <A>(name: string, reader: (value: string | undefined, name: string) => A | Error) => A;

const isName = (value: string): boolean => /^[a-z][a-z\d-]{0,29}$/.test(value);

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks has them. */
const secretIn = (value: string): Buffer | null => {
  const [, base64] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(value) ?? [];
  const bytes = Buffer.from(base64 ?? "", "base64");
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : null;
};

const secrets = (value: string | undefined, name: string): readonly Buffer[] | Error => {
  const read = (value ?? "").split(/[\s,]+/).map(secretIn);
  const whole = read.filter((secret) => secret !== null);
  return whole.length === read.length && read.length <= 2
    ? whole
    : new Error(
        `${name} needs one secret, or two while one is being replaced, such as from \`echo whsec_$(openssl rand -base64 32)\`.`,
      );
};

export const webhookReceivers = (read: Read): readonly WebhookReceiver[] => {
  const names = read(
    "WEBHOOKS",
    wholeList(isName, "short names of small letters, digits and hyphens with commas between them"),
  );
  return (Array.isArray(names) ? [...new Set(names as readonly string[])] : []).map((name) => {
    const named = (rest: string): string => `WEBHOOK_${name.toUpperCase().replaceAll("-", "_")}_${rest}`;
    const events = read(
      named("EVENTS"),
      wholeList((value) => eventTypes.some((type) => type === value), eventTypes.join(", ")),
    );
    return {
      name,
      url: read(named("URL"), (value, setting) =>
        value === undefined
          ? new Error(`${setting} is not set, but WEBHOOKS names ${name}: give an address that begins with https://.`)
          : (receiverUrl(value, setting) ?? ""),
      ),
      secrets: read(named("SECRET"), secrets),
      events: Array.isArray(events) && events.length > 0 ? (events as readonly string[]) : null,
    };
  });
};

/** https; http on this machine alone. What opens a receiver stands in no address. */
const receiverUrl = (value: string, name: string): string | Error | null => {
  const url = URL.parse(value);
  if (url !== null && (url.username !== "" || url.password !== ""))
    return new Error(`${name} may contain no user and no password.`);
  const query = url?.search ?? "";
  const read = providerIssuer(query === "" ? value : value.replace(query, ""), name);
  return typeof read === "string" ? read + query : read;
};
