// The language of what staff fetch at addresses without one: that of the page it is linked from, which the address names, else the visitor's. [LOC-08] [LOC-19]
import type { IncomingMessage } from "node:http";
import type { Locale } from "@kontor/domain/visitor/locale";
import { adminLocale } from "../../site/admin/admin-path.ts";

export const staffLocale = ({ url = "/", headers }: IncomingMessage): Locale =>
  adminLocale(new URL(url, "http://shop").searchParams, {
    get: (name) => {
      const value = headers[name];
      return typeof value === "string" ? value : null;
    },
  });
