// The country: the list of the shop; when it cannot be loaded, a message with a retry says so, and DE stays selectable. [CUS-08] [CUS-14] [SHL-11]
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { SelectField } from "@kontor/ui/select-field";
import { useTexts } from "../../platform/texts/texts.tsx";
import { fieldId } from "./address-layout.tsx";
import type { useCountries } from "./use-countries.ts";

export interface CountryFieldProps {
  readonly countries: ReturnType<typeof useCountries>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

export const CountryField = ({ countries, value, error, onChange }: CountryFieldProps) => {
  const t = useTexts("login");
  const options = [
    { value: "", label: t("choosePlease") },
    ...countries.offered.map((iso) => ({ value: iso, label: countries.name(iso) })),
  ];
  return (
    <SelectField
      id={fieldId("country")}
      name="country"
      autoComplete="country"
      label={t("fields.country")}
      value={countries.offered.includes(value) ? value : ""}
      options={options}
      error={error}
      onChange={onChange}
      below={
        countries.failed ? (
          <Notice
            kind="stop"
            role="status"
            actions={
              <Button kind="secondary" size="small" busy={countries.busy} onClick={countries.tryAgain}>
                {t("tryAgain")}
              </Button>
            }
          >
            <p>{t("countriesFailed")}</p>
          </Notice>
        ) : null
      }
    />
  );
};
