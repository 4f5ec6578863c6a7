// What the data commands ask of the Strapi of CMS_URL: whose a password is, and which accounts have an address or an id. [SES-11] [ADM-06]
import type { AccountElsewhere } from "@kontor/domain/visitor/session";
import { ContentAway } from "../content/source.ts";
import { askElsewhere, bodyOf } from "../content/elsewhere/forward.ts";
import { DataRefused } from "./place.ts";

type Raw = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Raw => (typeof value === "object" && value !== null ? (value as Raw) : {});

const accountOf = (value: unknown): AccountElsewhere => {
  const { documentId, email, confirmed, blocked } = recordOf(value);
  if (typeof documentId !== "string" || documentId === "" || typeof email !== "string")
    throw new DataRefused("The Strapi of CMS_URL answers accounts without documentId or email: it has to be a Strapi 5.");
  return { documentId, email: email.toLowerCase(), confirmed: confirmed === true, blocked: blocked === true };
};

const jsonOf = async (url: string, init: RequestInit): Promise<{ readonly status: number; readonly body: unknown }> => {
  try {
    const response = await askElsewhere(url, init);
    const text = (await bodyOf(response)).toString("utf8");
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof ContentAway || error instanceof SyntaxError)
      throw new DataRefused(`No Strapi answers at ${url.replace(/\/api\/.*$/, "")}: start it, or correct CMS_URL.`);
    throw error;
  }
};

/** The account that somebody enters with a password; refused in the Strapi's own words. */
export const enteredElsewhere = async (cmsUrl: string, identifier: string, password: string): Promise<AccountElsewhere> => {
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
export const accountsElsewhere = async (
  { cmsUrl, cmsToken }: { readonly cmsUrl: string; readonly cmsToken: string },
  filter: string,
  value: string,
): Promise<readonly AccountElsewhere[]> => {
  const { status, body } = await jsonOf(`${cmsUrl}/api/users?${filter}=${encodeURIComponent(value)}`, {
    headers: { authorization: `Bearer ${cmsToken}` },
  });
  if (status !== 200 || !Array.isArray(body))
    throw new DataRefused(
      "The token in CMS_TOKEN may not read accounts: give it `find` of users-permissions, user, for as long as you link.",
    );
  return body.map(accountOf);
};
