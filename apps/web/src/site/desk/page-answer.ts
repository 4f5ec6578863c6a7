// What the page server alone knows, such as what its pages leave out and where their links lead: read from the document of the address, which brings it along as the first one does. [DSK-07]
import type { Problem } from "@kontor/adapters/client";
import { Refused } from "./calls.ts";
import { type DeskGiven, givenId } from "./given.ts";

/** Opens a page of the desk as a document. */
export type OpenPage = (path: string) => Promise<Pick<Response, "status" | "redirected" | "text">>;

const refused = (status: number, refusal: Problem["refusal"]): Refused => new Refused({ status, refusal, detail: "" });

const block = new RegExp(`<script type="application/json" id="${givenId}">([\\s\\S]*?)</script>`);

/** The answer under a key in the document of a path. */
export const pageAnswer = async <A>(open: OpenPage, path: string, key: readonly unknown[]): Promise<A> => {
  const page = await open(path).catch((cause: unknown) => {
    throw new Refused({ status: 0, refusal: "UnknownError", detail: "", cause });
  });
  // A login that has ended leads to the page on which one logs in.
  if (page.redirected || page.status === 401) throw refused(401, "TokenMissing");
  if (page.status !== 200) throw refused(page.status, "Unavailable");
  const [, text] = block.exec(await page.text()) ?? [];
  const { answers = [] } = (text === undefined ? {} : JSON.parse(text)) as Partial<DeskGiven>;
  const found = answers.find(([each]) => JSON.stringify(each) === JSON.stringify(key));
  if (found === undefined) throw refused(503, "Unavailable");
  return found[1] as A;
};
