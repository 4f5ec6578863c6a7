// Sends scans to the shared log, as the browser that is logged in; no answer in time is none. [TKT-02]
import { resultOf } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import type { SendLog } from "./gate-device.ts";

/** People do not wait longer at a door: the answer of the device stands until the network is back. */
const patienceMs = 2_500;

/** Whose ticket it is, for who knows its key. [TKT-02] */
export const ticketHolder = (locale: Locale): ((key: string) => Promise<string>) => {
  const call = callIn(locale, patienceMs);
  return async (key) => {
    const answer = await resultOf(call("GET", "/shop/ticketing/tickets/{ticketKey}", { path: { ticketKey: key } }));
    return answer.ok ? answer.value.holder : "";
  };
};

export const sendLog = (locale: Locale): SendLog => {
  const call = callIn(locale, patienceMs);
  return async (question) => {
    const { sentAt, after, scans } = question;
    const answer = await resultOf(call("POST", "/shop/ticketing/log", { body: { sentAt, after, scans: [...scans] } }));
    if (answer.ok) return answer.value;
    return answer.problem.refusal === "StaffSessionMissing" ? "logged-out" : null;
  };
};
