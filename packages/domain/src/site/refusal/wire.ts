// Refusals that are about the wire itself, before any rule of the shop is asked: what cannot be read, is too large, or finds nobody in. [API-05] [OPS-09] [OPS-10]
import type { GeneralText } from "./general.ts";

export const wireRefusals = {
  RequestMalformed: { status: 400, rule: "API-05", text: "formIncomplete" },
  BodyTooLarge: { status: 413, rule: "OPS-09", text: "tryLater" },
  ContentTypeUnknown: { status: 415, rule: "API-05", text: "tryLater" },
  Unavailable: { status: 503, rule: "OPS-10", text: "tryLater" },
} as const satisfies Record<string, { readonly status: number; readonly rule: string; readonly text: GeneralText }>;

export type WireTag = keyof typeof wireRefusals;
