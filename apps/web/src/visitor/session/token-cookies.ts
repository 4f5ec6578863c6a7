// The cookies of a token: set and ended (decision 4). [SES-02]
import { endCookie, setCookie } from "../../platform/server/cookies.ts";

export const tokenCookies = (token: string, secure: boolean): readonly string[] => [
  setCookie("token", token, secure),
  setCookie("signed-in", "1", secure),
];

export const withoutToken = (secure: boolean): readonly string[] => [
  endCookie("token", secure),
  endCookie("signed-in", secure),
];
