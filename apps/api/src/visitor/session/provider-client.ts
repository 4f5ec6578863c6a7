// The shop as a client of other providers: OpenID Connect with discovery, PKCE, state and nonce; id tokens are verified by the provider's published keys. [SES-05]
import { createHmac, hkdfSync } from "node:crypto";
import { readEmailAddress } from "@kontor/domain/kernel/text";
import { isSubject, type ProviderIdentity } from "@kontor/domain/visitor/session";
import { EncryptJWT, jwtDecrypt } from "jose";
import { LRUCache } from "lru-cache";
import * as client from "openid-client";
import type { LoginProvider } from "../../platform/settings/login-providers.ts";
import { providerAnswerTime, providerKnownFor } from "@kontor/domain/visitor/session";

/** A person as their provider named them, on their way back to the shop in the browser that began with this nonce. */
export interface HandedOver {
  readonly identity: ProviderIdentity;
  readonly nonce: string;
}

export interface ProviderLogins {
  readonly has: (provider: string) => boolean;
  /** Whether an address that this provider has verified opens a customer's account that was here before. */
  readonly handsOver: (provider: string) => boolean;
  readonly nameOf: (provider: string) => string;
  /** Where the browser logs in. */
  readonly start: (provider: string, nonce: string) => Promise<URL>;
  /** Who came back to this address of the shop. Throws where the provider refused, does not answer, or cannot be believed. */
  readonly finish: (provider: string, nonce: string, address: URL) => Promise<ProviderIdentity>;
  /** Takes a person to the browser's next address, unreadable and for a minute. */
  readonly seal: (given: HandedOver, now: number) => Promise<string>;
  readonly unseal: (sealed: string, now: number) => Promise<HandedOver | null>;
}

/** How long a provider may take to answer, in seconds. */
const patience = 8;
const scope = "openid email profile";

export const redirectUri = (publicUrl: string, provider: string): string =>
  `${publicUrl}/api/connect/${provider}/callback`;

export const providerLogins = (
  providers: readonly LoginProvider[],
  publicUrl: string,
  secret: string,
): ProviderLogins => {
  const keyFor = (use: string): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, "", `login over a provider: ${use}`, 32));
  const [sealing, proving] = [keyFor("sealing"), keyFor("proving")];
  /** No process stores a started login: what belongs to it follows from the nonce in the browser's cookie, for those who know the secret. */
  const derived = (use: string, provider: string, nonce: string): string =>
    createHmac("sha256", proving).update(`${use}\n${provider}\n${nonce}`).digest("base64url");
  const known = new Map(providers.filter(({ issuer }) => issuer !== null).map((each) => [each.key, each] as const));
  const discover = (provider: string): Promise<client.Configuration> => {
    const { issuer, clientId, clientSecret } = known.get(provider) as LoginProvider;
    const server = new URL(issuer ?? "");
    return client.discovery(server, clientId ?? "", clientSecret ?? undefined, undefined, {
      timeout: patience,
      // The settings let http through for providers on this machine alone.
      execute: [
        client.enableNonRepudiationChecks,
        ...(server.protocol === "http:" ? [client.allowInsecureRequests] : []),
      ],
    });
  };
  const discovered = new LRUCache<string, client.Configuration>({
    max: providers.length + 1,
    ttl: providerKnownFor,
    fetchMethod: discover,
  });
  const configOf = (provider: string): Promise<client.Configuration> => discovered.forceFetch(provider);

  return {
    has: (provider) => known.has(provider),
    handsOver: (provider) => known.get(provider)?.handsOver ?? false,
    nameOf: (provider) => known.get(provider)?.name ?? provider,

    start: async (provider, nonce) =>
      client.buildAuthorizationUrl(await configOf(provider), {
        redirect_uri: redirectUri(publicUrl, provider),
        scope,
        state: derived("state", provider, nonce),
        nonce: derived("nonce", provider, nonce),
        code_challenge: await client.calculatePKCECodeChallenge(derived("verifier", provider, nonce)),
        code_challenge_method: "S256",
      }),

    finish: async (provider, nonce, address) => {
      const config = await configOf(provider);
      const tokens = await client.authorizationCodeGrant(config, address, {
        expectedState: derived("state", provider, nonce),
        expectedNonce: derived("nonce", provider, nonce),
        pkceCodeVerifier: derived("verifier", provider, nonce),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("no id token");
      if (!isSubject(claims.sub)) throw new Error("no subject");
      const hasEmail = typeof claims["email"] === "string";
      const { email, email_verified: verified } = hasEmail
        ? claims
        : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
      return {
        provider,
        subject: claims.sub,
        // What is no address of one mailbox is none: an account would get it, and letters.
        email: readEmailAddress(email),
        emailVerified: verified === true || verified === "true",
      };
    },

    seal: ({ identity, nonce }, now) =>
      new EncryptJWT({ identity, nonce })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(new Date(now + providerAnswerTime))
        .encrypt(sealing),

    unseal: (sealed, now) =>
      jwtDecrypt<HandedOver>(sealed, sealing, { currentDate: new Date(now) }).then(
        ({ payload: { identity, nonce } }) => ({ identity, nonce }),
        () => null,
      ),
  };
};
