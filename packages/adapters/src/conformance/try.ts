// Tries the port laws on a server, one after the other, each with its own token store. [HDL-07]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { Catalogs, type Catalog } from "@kontor/domain/shop/catalog";
import { bridge } from "../actors/bridge/index.ts";
import { byRequest, fetchRequest } from "../client/index.ts";
import { type HttpSettings, shopOverHttp } from "../layers/http/index.ts";
import { tokensInMemory } from "../layers/memory/tokens.ts";
import type { ServerLaw } from "./law.ts";
import { notebook, type Notebook } from "./observed.ts";
import { conformanceReport, type ConformanceReport, type LawVerdict } from "./report.ts";
import { serverOverHttp } from "./server.ts";

export interface ConformanceSettings {
  /** The server's address with the API's path: `http://127.0.0.1:3000/api`. */
  readonly baseUrl: string;
  readonly laws: readonly ServerLaw[];
  /** A product that may be ordered alone and includes a `.de` domain; else the first such one of the catalogue. */
  readonly product?: string | undefined;
  /** A voucher that may be put into a cart, and is not redeemed. */
  readonly voucher?: string | undefined;
  readonly locale?: Locale;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Something new at each call, and different from run to run: names, addresses of email and keys are made of it. */
  readonly fresh: () => string;
  /** The longest wait in seconds that a server may require; 90 by default. */
  readonly patience?: number;
  /** Hears each law as it is tried. */
  readonly onVerdict?: (verdict: LawVerdict) => void;
}

/** The server cannot be tried: it does not answer, or it sells nothing that the laws can order. */
export class NothingToTry extends Error {}

const deadline = 20_000;

const shopAt = (settings: ConformanceSettings, book: Notebook) => {
  const http: HttpSettings = {
    baseUrl: settings.baseUrl,
    locale: () => settings.locale ?? "en",
    fetch: byRequest(book.fetch),
    retries: 0,
    deadline: deadline + (settings.patience ?? defaultPatience) * 1000,
  };
  return bridge(Layer.merge(shopOverHttp(http), serverOverHttp(http)).pipe(Layer.provideMerge(tokensInMemory())));
};

const defaultPatience = 90;

const productOf = ({ products }: Catalog): string | null =>
  products.find(
    ({ soldOut, onlyAsAddition, includedDomains }) =>
      !soldOut && !onlyAsAddition && includedDomains.count > 0 && includedDomains.endings.includes("de"),
  )?.key ?? null;

const chosenProduct = async (settings: ConformanceSettings, book: Notebook): Promise<string> => {
  if (settings.product !== undefined) return settings.product;
  const shop = shopAt(settings, book);
  const catalog = await shop.run(Effect.flatMap(Catalogs, ({ current }) => current)).catch((cause: unknown) => {
    throw new NothingToTry(`the catalogue of ${settings.baseUrl} cannot be read: ${wordsOf(cause)}`);
  });
  await shop.close();
  const product = productOf(catalog);
  if (product === null)
    throw new NothingToTry(
      "the catalogue has no product that is sold alone and includes a .de domain; name one that can be ordered",
    );
  return product;
};

/** Runs every law and reports the outcome, law by law and operation by operation. */
export const triedOn = async (settings: ConformanceSettings): Promise<ConformanceReport> => {
  const book = notebook(settings.baseUrl, settings.fetch ?? fetchRequest, settings.patience ?? defaultPatience);
  const facts = { product: await chosenProduct(settings, book), fresh: settings.fresh, voucher: settings.voucher };
  book.calls.length = 0;
  const verdicts: LawVerdict[] = [];
  for (const { sentence, holds } of settings.laws) {
    [book.law, book.last, book.limited] = [sentence, null, null];
    const before = book.calls.length;
    const shop = shopAt(settings, book);
    const reason = await shop.run(holds(facts)).then(
      (held) => (held ? null : `the shop answers otherwise; the last call of the law:\n${book.last ?? "none"}`),
      (cause: unknown) => `ended by ${wordsOf(cause)}; the last call of the law:\n${book.last ?? "none"}`,
    );
    await shop.close();
    const verdict = judged(sentence, reason, book, before);
    verdicts.push(verdict);
    settings.onVerdict?.(verdict);
  }
  return conformanceReport(settings.baseUrl, verdicts, book.calls);
};

/** What a law found, or that it could not find out: a limit that asks for more patience says nothing of what it tries. */
const judged = (sentence: string, reason: string | null, book: Notebook, before: number): LawVerdict => {
  const fault = book.calls.slice(before).find((call) => call.fault !== null);
  if (fault !== undefined)
    return { sentence, held: false, tried: true, reason: `${fault.operation ?? "a call"}: ${fault.fault ?? ""}` };
  if (reason === null || book.limited === null) return { sentence, held: reason === null, tried: true, reason };
  const { operation, seconds } = book.limited;
  const wait = Number.isNaN(seconds) ? "a longer wait" : `a wait of ${seconds} s`;
  return {
    sentence,
    held: false,
    tried: false,
    reason: `not tried: ${operation ?? "a call"} is limited and asks for ${wait}, which is more than the run waits`,
  };
};

/** A refusal by its tag and what it says, anything else by its message. */
const wordsOf = (cause: unknown): string => {
  if (typeof cause !== "object" || cause === null) return String(cause);
  const tag = "_tag" in cause ? String(cause._tag) : cause.constructor.name;
  const { _tag: _, ...facts } = { ...cause } as Record<string, unknown>;
  const message =
    "message" in cause && cause.message !== ""
      ? String(cause.message)
      : Object.keys(facts).length > 0
        ? JSON.stringify(facts)
        : "";
  return message === "" || message === tag ? tag : `${tag}: ${message}`;
};
