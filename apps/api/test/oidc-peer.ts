// An OpenID Connect provider on this machine: discovery, login without a form, codes with PKCE, signed id tokens; and what a bad one would do. [SES-05]
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export type OidcMood =
  | "well"
  | "denies"
  | "away"
  | "other-nonce"
  | "other-audience"
  | "other-issuer"
  | "forged"
  | "email-by-userinfo";

export interface OidcPerson {
  /** A good provider's is a text; left out where it is undefined. */
  readonly sub?: unknown;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface OidcPeer {
  readonly url: string;
  mood: OidcMood;
  /** Who logs in next; null for another person each time. */
  person: OidcPerson | null;
  /** What the shop sent the browser here with. */
  readonly requests: URLSearchParams[];
  readonly close: () => Promise<void>;
}

export const clientId = "the-shop";
export const clientSecret = "s3cret-of-the-shop";

interface Code {
  readonly query: URLSearchParams;
  readonly person: OidcPerson;
}

export const oidcPeer = async (port = 0): Promise<OidcPeer> => {
  const [own, other] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const codes = new Map<string, Code>();
  const tokens = new Map<string, OidcPerson>();
  const json = (response: ServerResponse, body: unknown, status = 200): void => {
    response
      .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
      .end(JSON.stringify(body));
  };

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    peer.requests.push(query);
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("state", query.get("state") ?? "");
    if (peer.mood === "denies") back.searchParams.set("error", "access_denied");
    else {
      const code = randomUUID();
      codes.set(code, {
        query,
        person: peer.person ?? { sub: code, email: `erika-${code}@example.com`, email_verified: true },
      });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const idToken = ({ query, person: { sub, ...email } }: Code): Promise<string> =>
    new SignJWT({
      ...(peer.mood === "email-by-userinfo" ? {} : email),
      nonce: peer.mood === "other-nonce" ? "another" : (query.get("nonce") ?? ""),
      // Also what no token may have there.
      ...(sub === undefined ? {} : { sub: sub as string }),
    })
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuer(peer.mood === "other-issuer" ? "https://elsewhere.example" : peer.url)
      .setAudience(peer.mood === "other-audience" ? "another-shop" : clientId)
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(peer.mood === "forged" ? other.privateKey : own.privateKey);

  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const sent = new URLSearchParams(Buffer.concat(parts).toString());
    const code = codes.get(sent.get("code") ?? "");
    codes.delete(sent.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    const fits =
      code !== undefined &&
      code.query.get("code_challenge_method") === "S256" &&
      code.query.get("code_challenge") === challenge &&
      code.query.get("redirect_uri") === sent.get("redirect_uri") &&
      sent.get("client_id") === clientId &&
      sent.get("client_secret") === clientSecret;
    if (!fits) return json(response, { error: "invalid_grant" }, 400);
    const token = randomUUID();
    tokens.set(token, code.person);
    return json(response, {
      access_token: token,
      token_type: "Bearer",
      expires_in: 300,
      id_token: await idToken(code),
    });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://peer");
    if (peer.mood === "away") return void request.socket.destroy();
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return json(response, {
          issuer: peer.url,
          authorization_endpoint: `${peer.url}/authorize`,
          token_endpoint: `${peer.url}/token`,
          userinfo_endpoint: `${peer.url}/userinfo`,
          jwks_uri: `${peer.url}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          code_challenge_methods_supported: ["S256"],
        });
      case "/jwks":
        return void exportJWK(own.publicKey).then((key) =>
          json(response, { keys: [{ ...key, kid: "1", alg: "RS256", use: "sig" }] }),
        );
      case "/authorize":
        return authorize(searchParams, response);
      case "/token":
        return void exchange(request, response);
      case "/userinfo": {
        const person = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
        return person === undefined ? json(response, { error: "invalid_token" }, 401) : json(response, person);
      }
      default:
        return json(response, { error: "not_found" }, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const peer: OidcPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: "well",
    person: null,
    requests: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
};

/** The settings of a shop that knows the provider as `harbour`. */
export const harbour = (
  peer: Pick<OidcPeer, "url">,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  LOGIN_PROVIDERS: "harbour",
  LOGIN_HARBOUR_NAME: "Harbour ID",
  LOGIN_HARBOUR_ISSUER: peer.url,
  LOGIN_HARBOUR_CLIENT_ID: clientId,
  LOGIN_HARBOUR_SECRET: clientSecret,
  ...more,
});
