// Text that people type into an address, and which of it a policy takes. [CUS-01] [CUS-05] [CUS-06]

/** The setting `ADDRESS_POLICY`. */
export type AddressPolicyName = "specified" | "international";

/** What an address may be written in: patterns over trimmed, NFC-normalised text. Lengths are the same in all policies. */
export interface AddressPolicy {
  readonly name: AddressPolicyName;
  /** First and last name: what they consist of. */
  readonly personName: RegExp;
  /** What must be found in a name so that it counts as written with a capital. */
  readonly capital: RegExp;
  /** A name that is whole with one letter. */
  readonly wholeName: RegExp;
  readonly company: RegExp;
  readonly street: RegExp;
  readonly city: RegExp;
  /** Whether a telephone number must have as many digits as can be dialled in its country; else E.164 is enough. */
  readonly dialled: boolean;
}
