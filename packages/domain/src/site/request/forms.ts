// Every form of the site, each one record: its fields in the order in which it shows them, and what each rule makes of what was typed. [FRM-02] [FRM-03] [FRM-04] [FRM-08] [CUS-03] [CUS-09] [CUS-10] [LGL-02] [LGL-03] [LGL-05]
import * as Result from "effect/Result";
import { addressPolicies } from "#kernel/text";
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
import { ContractUnnamed, GoodFaithNotStated, JobNotOpen, NewsletterTermsNotAgreed, ProFormUnknown } from "./errors.ts";
import { concerns } from "./facts.ts";
import { choice, exactUrl, limitedMessage, line, neededLine, neededText, whenFilled } from "./fields.ts";
import { box, declaration, end, files, message, oneOf, optional, subscription, text, unfiled } from "./form.ts";

const mail = text((typed) => email(typed));
const repeatedMail = unfiled((typed, _, beside) => emailRepeat(typed, beside("email")));
const number = optional(customerNumber);
const telephone = optional((typed, { policy, readNumber }) =>
  whenFilled(typed, (filled) => phone(filled, addressPolicies[policy], readNumber)),
);
const words = text((typed) => limitedMessage(typed));

/** Who writes. */
const person = {
  firstName: text((typed, { policy }) => personName(typed, addressPolicies[policy])),
  lastName: text((typed, { policy }) => personName(typed, addressPolicies[policy])),
  email: mail,
  emailRepeat: repeatedMail,
};

const contact = {
  ...person,
  organisation: optional((typed) => line(typed)),
  customerNumber: number,
  category: text((typed, { categories }) => productCategory(typed, categories)),
  message: words,
};

const terminations = ["ordinary", "extraordinary"] as const;
const ends = ["next", "date"] as const;

export const forms = {
  /** § 312k BGB: needs no login; one identifier is enough. [FRM-02] [FRM-08] */
  cancellation: declaration(
    { isTried: true },
    {
      // Any one identifier is enough. [FRM-08]
      customerNumber: optional((typed, _, beside) =>
        typed.trim() !== "" || beside("product").trim() !== ""
          ? customerNumber(typed)
          : Result.fail(new ContractUnnamed()),
      ),
      category: optional((typed, { categories }) => whenFilled(typed, (chosen) => productCategory(chosen, categories))),
      product: optional((typed) => line(typed)),
      termination: oneOf(terminations, "ordinary"),
      reason: optional((typed, _, beside) =>
        beside("termination") === "extraordinary" ? neededText(typed, "FRM-08") : Result.succeed(null),
      ),
      end: end((typed, { today }, beside) =>
        Result.map(choice(typed, ends, "next"), () =>
          typed === "date" ? Result.getOrElse(terminationDate(beside("date"), today), () => "next" as const) : "next",
        ),
      ),
      date: unfiled((typed, { today }, beside) =>
        beside("end") === "date" ? terminationDate(typed, today) : Result.succeed(null),
      ),
      street: optional((typed, { policy }) => whenFilled(typed, (filled) => street(filled, addressPolicies[policy]))),
      city: optional((typed, { policy }) => whenFilled(typed, (filled) => city(filled, addressPolicies[policy]))),
      email: mail,
      emailRepeat: repeatedMail,
    },
  ),
  /** The right of withdrawal requires name, contract or order, email only. [LGL-03] */
  withdrawal: declaration(
    { isTried: false },
    {
      name: text((typed) => neededLine(typed, "LGL-03")),
      contract: text((typed) => neededLine(typed, "LGL-03")),
      email: mail,
    },
  ),
  contact: message({ stored: "answered", isTried: false }, contact),
  /** A notice under Art. 16 of the Digital Services Act. [LGL-05] */
  abuse: message(
    { stored: "proof", isTried: false },
    {
      ...contact,
      url: text((typed) => exactUrl(typed, "LGL-05")),
      reasons: text((typed) => neededText(typed, "LGL-05")),
      goodFaith: box((isTicked) => (isTicked ? Result.succeed(null) : Result.fail(new GoodFaithNotStated()))),
    },
  ),
  newsletter: subscription(
    { isTried: false },
    {
      email: mail,
      consent: box((isTicked) => (isTicked ? Result.succeed(null) : Result.fail(new NewsletterTermsNotAgreed()))),
    },
  ),
  /** For a job by its slug, or without one on the applicant's own initiative. [CNT-03] */
  application: message(
    { stored: "answered", isTried: false },
    {
      ...person,
      job: optional((typed, { jobs }) =>
        typed === "" || jobs.includes(typed)
          ? Result.succeed(typed === "" ? null : typed)
          : Result.fail(new JobNotOpen({ job: typed })),
      ),
      phone: telephone,
      message: words,
      files: files(attachments),
    },
  ),
  sponsoring: message(
    { stored: "answered", isTried: true },
    {
      ...person,
      organisation: text((typed) => neededLine(typed, "FRM-04")),
      website: optional((typed) => whenFilled(typed, (url) => exactUrl(url, "FRM-04"))),
      message: words,
    },
  ),
  privacy: message(
    { stored: "proof", isTried: true },
    {
      ...person,
      customerNumber: number,
      concern: oneOf(concerns),
      message: words,
    },
  ),
  "product-pro": message(
    { stored: "answered", isTried: false },
    {
      ...person,
      product: text((typed, { proProducts }) =>
        proProducts.includes(typed) ? Result.succeed(typed) : Result.fail(new ProFormUnknown({ product: typed })),
      ),
      organisation: text((typed) => neededLine(typed, "FRM-04")),
      phone: telephone,
      message: words,
    },
  ),
};
