// The form of a new customer: every rule is the domain's, every text the refusals', and nothing that was typed is lost. [CUS-01…15] [CHK-03] [FRM-05]
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type AddressDraft,
  type AddressField,
  addressFields,
  shownDraft,
  withTidyNumbers,
} from "@kontor/domain/shop/customer";
import { minimumPasswordLength, registrationOf } from "@kontor/domain/visitor/session";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { LoginPage } from "../views.ts";
import { typedBefore } from "../../../platform/client/typed-before.ts";
import { useAfterPress } from "../../../platform/client/use-after-press.ts";
import { useTimedRefusals } from "../../../platform/texts/timed-refusals.ts";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { FormErrors } from "../../../shell/form-errors.tsx";
import { AddressFields } from "../../customer/address-fields.tsx";
import { fieldId } from "../../customer/address-layout.tsx";
import { CountryField } from "../../customer/country-field.tsx";
import { asSent, isJudged, judgedFields, withAttempt, withChanged, withLeft } from "./judged-fields.ts";
import { PasswordField } from "./password-field.tsx";
import { type FormField, refusedFields } from "../../customer/refused-fields.ts";
import { useRegistrationDraft } from "../../customer/registration-draft.ts";
import { useCountries } from "../../customer/use-countries.ts";
import { useEntryWords } from "../../../visitor/session/entry-words.ts";
import type { EntryHandle } from "../../../visitor/session/use-entry.ts";

/** As they stand on the screen, for the summary on top. */
const order: readonly FormField[] = [...addressFields, "password"];

/** Up to this many empty fields have a sentence each; more are counted and listed. */
const fewGaps = 3;

export interface RegistrationFormProps {
  readonly page: Pick<LoginPage, "countries" | "addressPolicy" | "facts" | "quote" | "sent">;
  readonly entry: EntryHandle;
}

export const RegistrationForm = ({ page, entry }: RegistrationFormProps) => {
  const t = useTexts("login");
  const refusalText = useTimedRefusals();
  const isNew = !page.facts.signedIn;
  const countries = useCountries(page.countries);
  const form = useRef<HTMLFormElement>(null);
  const [draft, change] = useRegistrationDraft(form, page.sent?.draft);
  const [password, setPassword] = useState("");
  useEffect(() => setPassword(typedBefore(form.current)["password"] ?? ""), []);
  const [judged, setJudged] = useState(() => judgedFields(page.sent !== undefined));
  const afterPress = useAfterPress();
  const attempt = judged.attempts;

  const tidy = withTidyNumbers(draft);
  const typed = shownDraft(isNew ? tidy : { ...tidy, emailRepeat: draft.email });
  const refusals = refusedFields({
    draft: tidy,
    password: isNew ? password : null,
    policy: page.addressPolicy,
    countries: countries.offered,
  });
  const words = useEntryWords(entry);
  const detailOf = new Map<string, string>(entry.refusal?.errors?.map(({ field, detail }) => [field, detail]));

  const error = (field: FormField): string | undefined => {
    const refusal = refusals.get(field);
    if (refusal !== undefined) return isJudged(judged, field) ? refusalText(refusal) : undefined;
    if (judged.changed.includes(field)) return undefined;
    return detailOf.get(field) ?? (field === "email" || field === "password" ? words.at(field) : undefined);
  };
  const empty = attempt > 0 ? order.filter((field) => refusals.get(field)?._tag === "FieldRequired") : [];
  const gaps =
    empty.length <= fewGaps
      ? undefined
      : {
          text: t("gaps", { count: empty.length }),
          fields: empty.map((field) => ({ field: fieldId(field), text: t(`fields.${field}`) })),
        };
  const errors = order.flatMap((field) => {
    const text = attempt > 0 && !(gaps !== undefined && empty.includes(field)) ? error(field) : undefined;
    return text === undefined
      ? []
      : [{ field: fieldId(field), text: t("errorIn", { field: t(`fields.${field}`), text }) }];
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setJudged(withAttempt);
    if (refusals.size > 0) return;
    setJudged(asSent);
    const completion = { address: typed };
    if (isNew) entry.send({ type: "session.enter", entry: registrationOf(typed.email, password), completion });
    else entry.send({ type: "session.complete", completion });
  };
  const correct = (...fields: readonly FormField[]): void => {
    setJudged((now) => withChanged(now, fields));
    // What was refused of the whole form is no word about what it has become.
    if (words.over !== null) entry.send({ type: "refusal.dismiss" });
  };
  const edit = (part: Partial<AddressDraft>): void => {
    change(part);
    correct(...(Object.keys(part) as AddressField[]));
  };
  const leave = (field: FormField): void => {
    if ((field === "phone" || field === "fax") && tidy[field] !== draft[field]) change({ [field]: tidy[field] });
    if (field === "password" ? password !== "" : draft[field] !== "")
      afterPress(() => setJudged((now) => withLeft(now, field)));
  };
  return (
    <form
      ref={form}
      className="k-form sheet"
      method="post"
      onSubmit={save}
      onFocus={entry.warm}
      noValidate
      aria-labelledby="registration-title"
    >
      {page.quote === null ? null : <input type="hidden" name="seen" value={page.quote.total} />}
      <h2 id="registration-title">{t("new.title")}</h2>
      <p className="quiet">{t("new.lead")}</p>
      {words.over === null ? null : <Notice kind="stop" role="alert" title={words.over} />}
      <FormErrors title={t("summaryTitle")} errors={errors} gaps={gaps} attempt={entry.busy ? 0 : attempt} />
      <AddressFields
        draft={draft}
        error={error}
        onChange={edit}
        onLeave={leave}
        isNew={isNew}
        country={
          <CountryField
            countries={countries}
            value={draft.country}
            error={error("country")}
            onChange={(country) => edit({ country })}
          />
        }
      />
      {isNew ? (
        <PasswordField
          id={fieldId("password")}
          label={t("fields.password")}
          hint={t("hints.password", { minimum: minimumPasswordLength })}
          autoComplete="new-password"
          value={password}
          error={error("password")}
          onChange={(value) => {
            setPassword(value);
            correct("password");
          }}
          onLeave={() => leave("password")}
        />
      ) : null}
      <p className="quiet small" data-scripted="">
        {t("kept")}
      </p>
      <Button type="submit" size="large" busy={entry.busy}>
        {words.button(t("new.register"), t("new.working"))}
      </Button>
    </form>
  );
};
