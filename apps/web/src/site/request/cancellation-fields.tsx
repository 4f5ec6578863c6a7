// What a cancellation says: which contract, how and when it ends, where the receipt goes. [FRM-02] [FRM-08]
import { Field } from "@kontor/ui/field";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { DeclarationInput } from "./views.ts";
import { RadioChoice } from "./radio-choice.tsx";
import { fieldId, TextInput } from "./text-input.tsx";
import * as styles from "./declaration.module.css";

export const CancellationFields = ({ data }: { readonly data: DeclarationInput }) => {
  const t = useTexts("declaration");
  return (
    <>
      <fieldset className={styles.part} aria-describedby="declaration-contract-hint">
        <legend>{t("contract.title")}</legend>
        <p className={styles.quiet} id="declaration-contract-hint">
          {t("contract.hint")}
        </p>
        <div className="k-fields">
          <TextInput data={data} name="customerNumber" span="half" inputMode="numeric" autoComplete="off" />
          <TextInput data={data} name="product" span="half" hint={t("hints.product")} autoComplete="off" />
          {data.categories.length === 0 ? null : <CategoryList data={data} />}
        </div>
      </fieldset>
      <RadioChoice data={data} name="termination" place="kind" options={["ordinary", "extraordinary"]}>
        <TextInput data={data} name="reason" long needed />
      </RadioChoice>
      <RadioChoice data={data} name="end" place="when" options={["next", "date"]}>
        <TextInput data={data} name="date" hint={t("hints.date")} needed autoComplete="off" />
      </RadioChoice>
      <fieldset className={styles.part} aria-describedby="declaration-address-hint">
        <legend>
          {t("address.title")} <span className="k-field-note">({t("optional")})</span>
        </legend>
        <p className={styles.quiet} id="declaration-address-hint">
          {t("address.hint")}
        </p>
        <div className="k-fields">
          <TextInput data={data} name="street" span="half" autoComplete="address-line1" />
          <TextInput data={data} name="city" span="half" autoComplete="address-level2" />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t("receipt.title")}</legend>
        <div className="k-fields">
          <TextInput
            data={data}
            name="email"
            type="email"
            span="half"
            hint={t("hints.email")}
            needed
            autoComplete="email"
            spellCheck={false}
          />
          <TextInput data={data} name="emailRepeat" type="email" span="half" needed autoComplete="email" spellCheck={false} />
        </div>
      </fieldset>
    </>
  );
};

const CategoryList = ({ data }: { readonly data: DeclarationInput }) => {
  const t = useTexts("declaration");
  return (
    <Field id={fieldId("category")} label={t("fields.category")} note={t("optional")} span="half">
      <select className="k-input" id={fieldId("category")} name="category" defaultValue={data.typed["category"] ?? ""}>
        <option value="">{t("anyCategory")}</option>
        {data.categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
};
