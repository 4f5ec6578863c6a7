// What is refused about VAT: the map that could not be had, the id that is not one. [VAT-03] [CUS-07]
import { Refusal } from "#kernel/refusal";

/** The map of rates could not be fetched: status 500, fatal. [VAT-03] */
export class VatMapFailed extends Refusal("VatMapFailed")<{ readonly reason: string }> {
  readonly rule = "VAT-03" as const;
  readonly status = 500 as const;
  readonly fatal = true as const;
  override get message(): string {
    return `Failed to fetch vat information; ${this.reason}`;
  }
}

/** The map of rates came without a rate: status 500, fatal. [VAT-03] */
export class VatMapEmpty extends Refusal("VatMapEmpty")<{}> {
  readonly rule = "VAT-03" as const;
  readonly status = 500 as const;
  readonly fatal = true as const;
  override get message(): string {
    return "Failed to retrieve vat information.";
  }
}

/** Form or check digits of a VAT id are wrong, or its country has none that we can check. [CUS-07] */
export class VatIdInvalid extends Refusal("VatIdInvalid", "CUS-07")<{}> {}

/** What a frontend meets instead of a map of rates. */
export type VatRefused = VatMapFailed | VatMapEmpty;
