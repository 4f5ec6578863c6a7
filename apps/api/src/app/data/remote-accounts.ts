// What the data commands ask of the Strapi of CMS_URL: whose a password is, and which accounts have an address or an id. [SES-11] [ADM-06]
import type { AccountElsewhere } from "@kontor/domain/visitor/session";
import { ContentAway } from "../../site/content/source.ts";
import { requestRemote, bodyOf } from "../../site/content/remote/forward.ts";
import { DataRefused } from "./place.ts";

type Raw = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Raw => (typeof value === "object" && value !== null ? (value as Raw) : {});

/** With its creation time, where the Strapi has one. */
interface Found extends AccountElsewhere {
  readonly createdAt: number | null;
}

/** The Strapi of the environment, and a token of it that may read accounts. */
export const strapiOf = (
  environment: Readonly<Record<string, string | undefined>>,
): Parameters<typeof remoteAccounts>[0] => {
  const [cmsUrl, cmsToken] = [environment["CMS_URL"]?.trim().replace(/\/+$/, ""), environment["CMS_TOKEN"]?.trim()];
  if (!cmsUrl || !cmsToken)
    throw new DataRefused("Set CMS_URL to the Strapi, and CMS_TOKEN to a token of it that may find users.");
  return { cmsUrl, cmsToken };
};

const accountOf = (value: unknown): Found => {
  const { documentId, email, confirmed, blocked, createdAt } = recordOf(value);
  const made = typeof createdAt === "string" ? Date.parse(createdAt) : Number.NaN;
  if (typeof documentId !== "string" || documentId === "" || typeof email !== "string")
    throw new DataRefused(
      "The Strapi of CMS_URL answers accounts without documentId or email: it has to be a Strapi 5.",
    );
  return {
    documentId,
    email: email.toLowerCase(),
    confirmed: confirmed === true,
    blocked: blocked === true,
    createdAt: Number.isNaN(made) ? null : made,
  };
};

const jsonOf = async (url: string, init: RequestInit): Promise<{ readonly status: number; readonly body: unknown }> => {
  try {
    const response = await requestRemote(url, init);
    const text = (await bodyOf(response)).toString("utf8");
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof ContentAway || error instanceof SyntaxError)
      throw new DataRefused(`No Strapi answers at ${url.replace(/\/api\/.*$/, "")}: start it, or correct CMS_URL.`);
    throw error;
  }
};

/** The account that a password opens; refused in the Strapi's own words. */
export const remoteLogin = async (cmsUrl: string, identifier: string, password: string): Promise<AccountElsewhere> => {
  const { status, body } = await jsonOf(`${cmsUrl}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier, password }),
  });
  if (status !== 200)
    throw new DataRefused(
      `The Strapi of CMS_URL refuses this login (${String(recordOf(recordOf(body)["error"])["message"] ?? status)}): make the account there first.`,
    );
  return accountOf(recordOf(body)["user"]);
};

/** The accounts that a filter of the Strapi finds, read with a token that may find users. */
export const remoteAccounts = async (
  { cmsUrl, cmsToken }: { readonly cmsUrl: string; readonly cmsToken: string },
  filter: string,
  value: string,
): Promise<readonly Found[]> => {
  const { status, body } = await jsonOf(`${cmsUrl}/api/users?${filter}=${encodeURIComponent(value)}`, {
    headers: { authorization: `Bearer ${cmsToken}` },
  });
  if (status !== 200 || !Array.isArray(body))
    throw new DataRefused(
      "The token in CMS_TOKEN may not read accounts: give it `find` of users-permissions, user, for as long as you link.",
    );
  return body.map(accountOf);
};
