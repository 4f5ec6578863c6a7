// Other providers by which people log in: a list of keys, and for each its own values. [SES-05] [OPS-01]
import { isProviderKey } from "@kontor/domain/visitor/session";
import { oneOf, providerIssuer, text, wholeList } from "./readers.ts";

export interface LoginProvider {
  /** In addresses, and in the names of its settings. */
  readonly key: string;
  /** As buttons name it. */
  readonly name: string;
  /** Where its discovery document stands; null for providers of a remote Strapi, which has the rest of them, too. */
  readonly issuer: string | null;
  readonly clientId: string | null;
  /** Null for a public client, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** Whether an address that it has verified opens a customer's account that was here before. */
  readonly handsOver: boolean;
}

type Read = <A>(name: string, reader: (value: string | undefined, name: string) => A | Error) => A;

const anyText = (): boolean => true;

export const loginProviders = (read: Read, isElsewhere: boolean): readonly LoginProvider[] => {
  const keys = read(
    "LOGIN_PROVIDERS",
    wholeList(isProviderKey, "short names of small letters, digits and hyphens with commas between them"),
  );
  return (Array.isArray(keys) ? [...new Set(keys as readonly string[])] : []).map((key) => {
    const named = (rest: string): string => `LOGIN_${key.toUpperCase().replaceAll("-", "_")}_${rest}`;
    /** Only a provider of the shop itself needs it. */
    const needed = (rest: string, example: string) =>
      read(named(rest), (value, name) =>
        value === undefined && !isElsewhere
          ? new Error(`${name} is not set, but LOGIN_PROVIDERS names ${key}: ${example}.`)
          : (value ?? null),
      );
    return {
      key,
      name: read(
        named("NAME"),
        text(key.charAt(0).toUpperCase() + key.slice(1), (value) => value.length <= 40, "at most 40 characters"),
      ),
      issuer:
        read(named("ISSUER"), providerIssuer) ??
        needed("ISSUER", "give the address of the provider, such as https://accounts.example.org"),
      clientId: needed("CLIENT_ID", "give the id under which the provider knows this shop"),
      clientSecret: read(named("SECRET"), text(null, anyText, "a secret of the provider")),
      handsOver: read(named("EXISTING"), oneOf(["refuse", "hand-over"], "refuse")) === "hand-over",
    };
  });
};
