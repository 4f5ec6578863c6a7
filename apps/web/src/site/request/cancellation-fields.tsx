// What a cancellation says: which contract, how and when it ends, where the receipt goes. [FRM-02] [FRM-08]
import { Field } from "@kontor/ui/field";
import { useTexts } from "../../platform/texts/texts.tsx";
import { RadioChoice } from "./radio-choice.tsx";
import { fieldId, TextInput } from "./text-input.tsx";
import type { MessageHandle } from "./use-message.ts";
import type { DeclarationView } from "./views.ts";
import * as styles from "./declaration.module.css";

interface FieldsProps {
  readonly data: DeclarationView;
  readonly handle: MessageHandle;
}

export const CancellationFields = ({ data, handle }: FieldsProps) => {
  const t = useTexts("declaration");
  return (
    <>
      <fieldset className={styles.part} aria-describedby="declaration-contract-hint">
        <legend>{t("contract.title")}</legend>
        <p className={styles.quiet} id="declaration-contract-hint">
          {t("contract.hint")}
        </p>
        <div className="k-fields">
          <TextInput handle={handle} name="customerNumber" span="half" inputMode="numeric" autoComplete="off" />
          <TextInput handle={handle} name="product" span="half" hint={t("hints.product")} autoComplete="off" />
          {data.categories.length === 0 ? null : <CategoryList data={data} handle={handle} />}
        </div>
      </fieldset>
      <RadioChoice handle={handle} name="termination" place="kind" options={["ordinary", "extraordinary"]}>
        <TextInput handle={handle} name="reason" long needed />
      </RadioChoice>
      <RadioChoice handle={handle} name="end" place="when" options={["next", "date"]}>
        <TextInput handle={handle} name="date" hint={t("hints.date")} needed autoComplete="off" />
      </RadioChoice>
      <fieldset className={styles.part} aria-describedby="declaration-address-hint">
        <legend>
          {t("address.title")} <span className="k-field-note">({t("optional")})</span>
        </legend>
        <p className={styles.quiet} id="declaration-address-hint">
          {t("address.hint")}
        </p>
        <div className="k-fields">
          <TextInput handle={handle} name="street" span="half" autoComplete="address-line1" />
          <TextInput handle={handle} name="city" span="half" autoComplete="address-level2" />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t("receipt.title")}</legend>
        <div className="k-fields">
          <TextInput
            handle={handle}
            name="email"
            type="email"
            span="half"
            hint={t("hints.email")}
            needed
            autoComplete="email"
            spellCheck={false}
          />
          <TextInput
            handle={handle}
            name="emailRepeat"
            type="email"
            span="half"
            needed
            autoComplete="email"
            spellCheck={false}
          />
        </div>
      </fieldset>
    </>
  );
};

const CategoryList = ({ data, handle }: FieldsProps) => {
  const t = useTexts("declaration");
  return (
    <Field id={fieldId("category")} label={t("fields.category")} note={t("optional")} span="half">
      <select
        className="k-input"
        id={fieldId("category")}
        name="category"
        value={handle.typed["category"] ?? ""}
        onChange={({ target }) => handle.change("category", target.value)}
      >
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
