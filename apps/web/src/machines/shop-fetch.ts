// `fetch` to the shop's own origin: what changes something carries the page's token against forged requests. [FRM-06]
import { guardedFetch } from "@kontor/adapters/browser/calls";

export const shopFetch = (address: string, init: RequestInit = {}): Promise<Response> =>
  guardedFetch()(new Request(new URL(address, location.href), init));
