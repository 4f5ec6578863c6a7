// Every form field by field: what was typed, and what each rule makes of it. [FRM-02] [FRM-03] [FRM-04] [FRM-08] [CUS-03] [CUS-09] [CUS-10] [LGL-02] [LGL-03] [LGL-05]
import * as Result from "effect/Result";
import { addressPolicies, type AddressPolicyName } from "#kernel/text";
import {
  city,
  customerNumber,
  email,
  emailRepeat,
  personName,
  phone,
  productCategory,
  street,
  terminationDate,
} from "#shop/customer";
import { attachments } from "./attachments.ts";
import {
  ContractUnnamed,
  GoodFaithNotStated,
  JobNotOpen,
  NewsletterTermsNotAgreed,
  ProFormUnknown,
  type RequestFieldRefusal,
} from "./errors.ts";
import { choice, exactUrl, limitedMessage, line, neededLine, neededText, whenFilled } from "./fields.ts";
import { concerns, type Drafts, type Filings, type Form, type RequestFacts } from "./model.ts";

type Checked<Clean> = Result.Result<Clean, RequestFieldRefusal>;

/** What every field of a form comes to: its part of the filing, or a refusal. Fields beside the filing (a repeat, a box) yield null. */
export type CheckedFields<F extends Form> = {
  readonly [Field in keyof Drafts[F]]: Checked<Field extends keyof Filings[F] ? Filings[F][Field] : unknown>;
};

type Check<F extends Form> = (typed: Drafts[F], facts: RequestFacts) => CheckedFields<F>;

const person = (
  typed: Omit<Drafts["contact"], "organisation" | "customerNumber" | "category" | "message">,
  policy: AddressPolicyName,
) => ({
  firstName: personName(typed.firstName, addressPolicies[policy]),
  lastName: personName(typed.lastName, addressPolicies[policy]),
  email: email(typed.email),
  emailRepeat: emailRepeat(typed.emailRepeat, typed.email),
});

const cancellation: Check<"cancellation"> = (typed, { today, policy, categories }) => {
  const termination = choice(typed.termination, ["ordinary", "extraordinary"], "ordinary");
  const end = choice(typed.end, ["next", "date"], "next");
  const isOn = Result.isSuccess(end) && end.success === "date";
  const date = isOn ? terminationDate(typed.date, today) : Result.succeed(null);
  return {
    customerNumber: isIdentified(typed) ? customerNumber(typed.customerNumber) : Result.fail(new ContractUnnamed()),
    category: whenFilled(typed.category, (chosen) => productCategory(chosen, categories)),
    product: line(typed.product),
    termination,
    reason:
      Result.isSuccess(termination) && termination.success === "extraordinary"
        ? neededText(typed.reason, "FRM-08")
        : Result.succeed<string | null>(null),
    end: Result.map(end, () => (Result.isSuccess(date) && date.success !== null ? date.success : "next")),
    date,
    street: whenFilled(typed.street, (filled) => street(filled, addressPolicies[policy])),
    city: whenFilled(typed.city, (filled) => city(filled, addressPolicies[policy])),
    email: email(typed.email),
    emailRepeat: emailRepeat(typed.emailRepeat, typed.email),
  };
};

/** Any one identifier is enough. [FRM-08] */
const isIdentified = (typed: Drafts["cancellation"]): boolean =>
  typed.customerNumber.trim() !== "" || typed.product.trim() !== "";

const contact: Check<"contact"> = (typed, { policy, categories }) => ({
  ...person(typed, policy),
  organisation: line(typed.organisation),
  customerNumber: customerNumber(typed.customerNumber),
  category: productCategory(typed.category, categories),
  message: limitedMessage(typed.message),
});

/** The checks of all forms; a form's fields stand in the order in which it shows them. */
export const checks: { readonly [F in Form]: Check<F> } = {
  cancellation,
  withdrawal: (typed) => ({
    name: neededLine(typed.name, "LGL-03"),
    contract: neededLine(typed.contract, "LGL-03"),
    email: email(typed.email),
  }),
  contact,
  abuse: (typed, facts) => ({
    ...contact(typed, facts),
    url: exactUrl(typed.url, "LGL-05"),
    reasons: neededText(typed.reasons, "LGL-05"),
    goodFaith: typed.goodFaith ? Result.succeed(null) : Result.fail(new GoodFaithNotStated()),
  }),
  newsletter: (typed) => ({
    email: email(typed.email),
    consent: typed.consent ? Result.succeed(null) : Result.fail(new NewsletterTermsNotAgreed()),
  }),
  application: (typed, { policy, jobs }) => ({
    ...person(typed, policy),
    job:
      typed.job === "" || jobs.includes(typed.job)
        ? Result.succeed(typed.job === "" ? null : typed.job)
        : Result.fail(new JobNotOpen({ job: typed.job })),
    phone: whenFilled(typed.phone, phone),
    message: limitedMessage(typed.message),
    files: attachments(typed.files),
  }),
  sponsoring: (typed, { policy }) => ({
    ...person(typed, policy),
    organisation: neededLine(typed.organisation, "FRM-04"),
    website: whenFilled(typed.website, (url) => exactUrl(url, "FRM-04")),
    message: limitedMessage(typed.message),
  }),
  privacy: (typed, { policy }) => ({
    ...person(typed, policy),
    customerNumber: customerNumber(typed.customerNumber),
    concern: choice(typed.concern, concerns),
    message: limitedMessage(typed.message),
  }),
  "product-pro": (typed, { policy, proProducts }) => ({
    ...person(typed, policy),
    product: proProducts.includes(typed.product)
      ? Result.succeed(typed.product)
      : Result.fail(new ProFormUnknown({ product: typed.product })),
    organisation: neededLine(typed.organisation, "FRM-04"),
    phone: whenFilled(typed.phone, phone),
    message: limitedMessage(typed.message),
  }),
};

const sender = { firstName: "", lastName: "", email: "", emailRepeat: "" };
const emptyContact: Drafts["contact"] = { ...sender, organisation: "", customerNumber: "", category: "", message: "" };

/** Every form before anything was typed; no box is ticked. */
export const emptyForms: Drafts = {
  cancellation: {
    customerNumber: "",
    category: "",
    product: "",
    termination: "ordinary",
    reason: "",
    end: "next",
    date: "",
    street: "",
    city: "",
    email: "",
    emailRepeat: "",
  },
  withdrawal: { name: "", contract: "", email: "" },
  contact: emptyContact,
  abuse: { ...emptyContact, url: "", reasons: "", goodFaith: false },
  newsletter: { email: "", consent: false },
  application: { ...sender, job: "", phone: "", message: "", files: [] },
  sponsoring: { ...sender, organisation: "", website: "", message: "" },
  privacy: { ...sender, customerNumber: "", concern: "", message: "" },
  "product-pro": { ...sender, product: "", organisation: "", phone: "", message: "" },
};

export const forms: readonly Form[] = Object.keys(emptyForms) as readonly Form[];
