// The code of a letter's link, as its page was given it: by the cookie that the link's address left, or by the form that the page made of it. [SES-12] [CUS-10] [ACC-05]
import { givenCode, type LetterPage, type LetterParameter } from "@kontor/domain/site/routing";
import { readCookies } from "../server/cookies.ts";
import type { PageRequest } from "./services.ts";

export const codeGiven = (
  request: Pick<PageRequest, "headers">,
  page: LetterPage,
  parameter: LetterParameter,
): string => givenCode(page, readCookies(request.headers.get("cookie")).get("letter-code"), parameter);
