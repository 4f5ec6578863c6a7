// What can be chosen of a product: billing period, location, additions, domains. [PRD-01] [PRD-02] [PRD-07]
import { Choice as Choose } from "@kontor/ui/choice";
import { describedBy, Field } from "@kontor/ui/field";
import { exactPriceText, hourPriceText, moneyText, numberText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { FurtherField, Choice } from "./views.ts";
import { ChosenDomains, type ChosenDomainsProps } from "./chosen-domains.tsx";
import { Count } from "./count.tsx";
import { StorageField } from "./storage-field.tsx";
import type { ConfigurationProps } from "./use-choice.ts";
import * as styles from "./product.module.css";

export const Configuration = ({ data, choice, change, path }: ChosenDomainsProps) => {
  const t = useTexts("product");
  const locale = useLocale();
  const errorAt = (field: string): string | undefined =>
    data.refused?.field === field ? data.refused.text : undefined;
  return (
    <section className={styles.configuration} aria-labelledby="configure">
      <h2 id="configure">{t("configure")}</h2>
      <div className={styles.block}>
        {data.hourly === null ? (
          <Choose
            id="months"
            name="months"
            legend={t("billing")}
            value={String(choice.billingMonths)}
            options={data.billingMonths.map((months, at) => ({
              value: String(months),
              label: t("months", { count: months }),
              hint: data.billingHints[at],
            }))}
            error={errorAt("months")}
            onChange={(months) => change({ billingMonths: Number(months) })}
          />
        ) : (
          <p>{t("hourlyBilling", { price: hourPriceText(locale, data.hourly) })}</p>
        )}
        {data.hourly === null && data.billingMonths.length > 1 ? <p className="k-small">{t("billingSame")}</p> : null}
        {data.terms.map((text) => (
          <p key={text} className="k-small">
            {text}
          </p>
        ))}
      </div>
      {data.locations.length === 0 ? null : (
        <Choose
          id="location"
          name="location"
          legend={t("location")}
          value={choice.location ?? ""}
          options={data.locations.map((location) => ({
            value: location,
            label: t(`locations.${location}`),
            ...(location === "any" ? { hint: t("locationAny") } : {}),
          }))}
          error={errorAt("location")}
          onChange={(location) => change({ location: location as Choice["location"] })}
        />
      )}
      {data.additions.length === 0 ? null : <Additions data={data} choice={choice} change={change} />}
      {data.fields.map((field) => (
        <FurtherInput key={field.key} field={field} error={errorAt(`field-${field.key}`)} />
      ))}
      {data.includedDomains.count === 0 ? null : (
        <ChosenDomains data={data} choice={choice} change={change} path={path} />
      )}
    </section>
  );
};

/** What is typed stays in the form alone: it changes no price. */
const FurtherInput = ({
  field: { key, label, kind, choices, value },
  error,
}: {
  readonly field: FurtherField;
  readonly error: string | undefined;
}) => {
  const t = useTexts("product");
  const frame = { id: `field-${key}`, label, hint: t(`further.${kind}`), error };
  const input = {
    id: frame.id,
    name: frame.id,
    className: "k-input",
    defaultValue: value,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(frame),
  };
  return (
    <Field {...frame}>
      {kind === "choice" ? (
        <select {...input}>
          <option value="">{t("further.none")}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={253} />
      )}
    </Field>
  );
};

const Additions = ({ data, choice, change }: ConfigurationProps) => {
  const t = useTexts("product");
  const locale = useLocale();
  const quantityOf = (key: string): number => choice.additions.find(({ product }) => product === key)?.quantity ?? 0;
  const put = (key: string, quantity: number): void =>
    change({
      additions: [
        ...choice.additions.filter(({ product }) => product !== key),
        ...(quantity > 0 ? [{ product: key, quantity }] : []),
      ],
    });
  return (
    <fieldset className={`${styles.block} p-additions`}>
      <legend>{t("additions")}</legend>
      {data.additions.map(({ key, title, monthly, perGigabyte, maximum, storage }) => (
        <div key={key} className={styles.addition} data-size={storage !== null || undefined}>
          <label htmlFor={`add-${key}`}>
            <span className={styles.additionTitle}>{title}</span>
            <span className="k-small" id={`hint-${key}`}>
              {storage === null
                ? t(maximum === 1 ? "additionOne" : "additionPrice", {
                    price: moneyText(locale, monthly),
                    count: maximum,
                  })
                : t("storageHint", {
                    price: perGigabyte === null ? moneyText(locale, monthly) : exactPriceText(locale, perGigabyte),
                    minimum: storage.minimum,
                    maximum: numberText(locale, maximum),
                    step: storage.step,
                  })}
            </span>
          </label>
          {storage === null ? (
            <Count
              id={`add-${key}`}
              title={title}
              maximum={maximum}
              count={quantityOf(key)}
              refused={data.refused?.field === `add-${key}` ? data.refused.text : null}
              onCount={(count) => put(key, count)}
            />
          ) : (
            <StorageField
              id={`add-${key}`}
              names={{ amount: `add-${key}`, unit: `unit-${key}` }}
              labels={{ amount: t("storageSize", { title }), unit: t("storageUnit") }}
              terms={{ ...storage, maximum }}
              gigabytes={quantityOf(key)}
              describedBy={`hint-${key}`}
              onSize={(size) => put(key, size)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
};
