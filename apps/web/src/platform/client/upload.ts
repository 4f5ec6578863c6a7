// A call that says how much of its files has been sent, which `fetch` cannot. [FRM-04]
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { type Call, shopClient, type Transport } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";

/** Hears of the share that is sent, from 0 to 1. */
type Heard = (share: number) => void;

const uploading =
  (heard: Heard): Transport =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && heard(loaded / total);
      request.onload = () => {
        const { status, responseText } = request;
        const ok = status >= 200 && status < 300;
        resolve({
          status,
          ok,
          headers: { get: (name) => request.getResponseHeader(name) },
          text: async () => responseText,
        });
      };
      request.onerror = () => reject(new TypeError(`${url} was not reached`));
      request.onabort = () => reject(signal?.reason ?? new TypeError(`${url} was given up`));
      signal?.addEventListener("abort", () => request.abort());
      request.send(body);
    });

/** Calls with files, to the shop's own origin; one that takes longer than `deadline` is given up. */
export const uploadIn = (locale: Locale, deadline: number, heard: Heard): Call =>
  shopClient({
    baseUrl: "/api",
    headers: { "shop-locale": locale },
    fetch: guardedFetch({ fetch: uploading(heard) }),
    deadline,
  }).call;
