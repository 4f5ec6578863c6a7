// Why the fields of a registration are refused, for the screen and for the server to which a form is sent without scripts. [CUS-01…15] [SES-02]
import { type AddressPolicyName, addressPolicies } from "@kontor/domain/kernel/text";
import { type AddressDraft, type AddressField, checkAddress, countriesOffered } from "@kontor/domain/shop/customer";
import { password as passwordRule } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";

export type FormField = AddressField | "password";

export interface TypedRegistration {
  readonly draft: AddressDraft;
  /** Null for who has an account already: neither a password nor the address of email is typed twice. */
  readonly password: string | null;
  readonly policy: AddressPolicyName;
  /** Null where the list did not come. [CUS-14] */
  readonly countries: readonly string[] | null;
}

export const refusedFields = ({
  draft,
  password,
  policy,
  countries,
}: TypedRegistration): ReadonlyMap<FormField, { readonly _tag: string }> => {
  const typed = password === null ? { ...draft, emailRepeat: draft.email } : draft;
  const offered = countriesOffered(countries === null ? Result.fail("not loaded") : Result.succeed(countries));
  const checked = checkAddress(typed, addressPolicies[policy], { countries: offered });
  const passwordChecked = password === null ? null : passwordRule(password);
  return new Map<FormField, { readonly _tag: string }>([
    ...(Result.isFailure(checked) ? checked.failure.map(({ field, refusal }) => [field, refusal] as const) : []),
    ...(passwordChecked !== null && Result.isFailure(passwordChecked)
      ? [["password", passwordChecked.failure] as const]
      : []),
  ]);
};
