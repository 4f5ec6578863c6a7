// The page that a form leads to, drawn as the form's own answer: a visitor far away waits for one journey instead of two. [LOC-16]
import type { IncomingMessage } from "node:http";
import { escapedCode } from "../texts/escape.ts";
import type { WholeAnswer } from "../page/services.ts";

/** The field by which a page whose scripts run says that its form may be answered so. */
export const directField = "direct";

/** A document at the form's address would send the form again when it is loaded anew: before anything else, it takes the address of its page. */
const moving = "{const{currentScript:s}=document;history.replaceState(null,'',s.dataset.at);s.remove()}";

export const movedTo = (path: string, answer: WholeAnswer): WholeAnswer => {
  if (answer.scripts === null) return answer;
  const html = answer.body
    .toString()
    .replace("<head>", (head) => `${head}<script data-at="${escapedCode(path)}">${moving}</script>`);
  return { ...answer, body: Buffer.from(html), scripts: [...answer.scripts, moving] };
};

/** The request as it would come with cookies that its answer sets: a page that is made for it knows who has just come in. */
export const withCookies = (request: IncomingMessage, cookies: readonly string[]): IncomingMessage => {
  if (cookies.length === 0) return request;
  const set = cookies.map((line) => line.split(";", 1)[0] ?? "");
  const names = set.map((pair) => pair.split("=", 1)[0]);
  const others = (request.headers.cookie ?? "").split(/; */).filter((pair) => !names.includes(pair.split("=", 1)[0]));
  const cookie = [...others.filter((pair) => pair !== ""), ...set.filter((pair) => !pair.endsWith("="))].join("; ");
  return Object.create(request, { headers: { value: { ...request.headers, cookie } } }) as IncomingMessage;
};

/** The request that the browser would send next. */
export const following = (request: IncomingMessage, path: string, cookies: readonly string[]): IncomingMessage =>
  Object.create(withCookies(request, cookies), { url: { value: path }, method: { value: "GET" } }) as IncomingMessage;
