// What a token of a remote Strapi says of itself.
import { decodeJwt } from "jose";

/** When a token expires, or was made, by its own claim: its signature was verified by the Strapi before. */
export const untilOf = (token: string): number | null => claimOf(token, "exp");
export const issuedOf = (token: string): number | null => claimOf(token, "iat");

const claimOf = (token: string, name: "exp" | "iat"): number | null => {
  try {
    const claim = decodeJwt(token)[name];
    return claim === undefined ? null : claim * 1000;
  } catch {
    return null;
  }
};
