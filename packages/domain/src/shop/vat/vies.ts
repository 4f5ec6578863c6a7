// Requests to and answers of the European Commission's service for VAT ids. Pure: fetching is an adapter's. [CUS-07] [VAT-09]
import { isEuMember } from "#kernel/country";
import type { VatIdValidity } from "./model.ts";
import { compactVatId, countryOfVatId } from "./rules.ts";

/** An id in the two parts that VIES requires. */
export interface ViesQuestion {
  /** The letters of the id: `EL` for Greece, `XI` for Northern Ireland. */
  readonly country: string;
  readonly number: string;
}

/** The question for an id; null where VIES knows nothing of its country. */
export const viesQuestion = (vatId: string): ViesQuestion | null => {
  const compact = compactVatId(vatId);
  const country = compact.slice(0, 2);
  const number = compact.slice(2);
  if (!/^[0-9A-Z+*]{2,12}$/.test(number)) return null;
  if (country === "XI") return { country, number };
  const of = countryOfVatId(compact);
  return of !== null && isEuMember(of) ? { country, number } : null;
};

/** Path of the request for an id, below the address of the service. */
export const viesAddress = (service: string, { country, number }: ViesQuestion): string =>
  `${service.replace(/(?<!\/)\/+$/, "")}/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`;

/**
 * Reads an answer: only its own word for the same number makes an id valid or invalid. A member state that is away, a queue
 * that is full, an error and everything else are unknown, which never lowers tax.
 */
export const viesReading = (
  { status, body }: { readonly status: number; readonly body: unknown },
  { number }: ViesQuestion,
): VatIdValidity => {
  if (status !== 200 || typeof body !== "object" || body === null) return "unknown";
  const { isValid, userError, vatNumber } = body as Readonly<Record<string, unknown>>;
  if (vatNumber !== number) return "unknown";
  if (isValid === true && userError === "VALID") return "valid";
  return isValid === false && userError === "INVALID" ? "invalid" : "unknown";
};
