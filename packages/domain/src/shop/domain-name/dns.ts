// Availability from DNS: a name without records is probably free, one with records is registered (decision 23). [DOM-03] [DOM-08]
import type { Availability } from "./model.ts";

/** `absent` is NXDOMAIN, `present` any other good answer; SERVFAIL, timeouts and everything else are no answer. */
export type DnsAnswer = "absent" | "present" | "none";

/** Reads how a question ended: null where there were records, else the code of the resolver. */
export const dnsAnswerOf = (code: string | null): DnsAnswer => {
  if (code === "ENOTFOUND") return "absent";
  return code === null || code === "ENODATA" ? "present" : "none";
};

/** Only a registry knows that a name is free: one may be registered without being in DNS. */
export const dnsAvailability = (answer: DnsAnswer): Availability =>
  answer === "absent" ? "probably-available" : answer === "present" ? "taken" : "unknown";
