// Address, email address and logins of an account: forms as HTML has them, each sent to its own page. [ACC-04]
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { FormErrors } from "../../shell/form-errors.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { fieldId } from "../customer/address-layout.tsx";
import { PlainAddressFields } from "../customer/plain-address-fields.tsx";
import { AccountFrame } from "./account-list.tsx";
import { EmailForm, EmailQuestion } from "./settings-email.tsx";
import { Sessions } from "./settings-logins.tsx";
import type { SettingsView } from "./settings-views.ts";

export default function Settings({ page: { data } }: { readonly page: PageOf<"settings", SettingsView> }) {
  const t = useTexts("settings");
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t(`${data.page}.title`)}</h1>
      {data.problem === null ? null : <Notice kind="stop" role="alert" title={data.problem} />}
      <Part data={data} />
    </AccountFrame>
  );
}

const Part = ({ data }: { readonly data: SettingsView }) => {
  switch (data.page) {
    case "address":
      return <AddressForm data={data} />;
    case "change-email":
      return data.offered ? <EmailForm data={data} /> : <NotOffered data={data} />;
    case "email-question":
      return <EmailQuestion data={data} />;
    case "sessions":
      return data.offered ? <Sessions data={data} /> : <NotOffered data={data} />;
  }
};

const NotOffered = ({ data }: { readonly data: SettingsView }) => {
  const t = useTexts("settings");
  return (
    <Notice
      actions={
        <PageLink href={data.links.contact} {...buttonLook("secondary")}>
          {t("write")}
        </PageLink>
      }
    >
      <p>{t("elsewhere")}</p>
    </Notice>
  );
};

const AddressForm = ({ data }: { readonly data: Extract<SettingsView, { page: "address" }> }) => {
  const t = useTexts("settings");
  const login = useTexts("login");
  const { address } = data;
  if (address === null) return <p className="k-lead">{t("address.none")}</p>;
  const errors = address.errors.map(({ field, text }) => ({
    field: fieldId(field),
    text: login("errorIn", { field: login(`fields.${field}`), text }),
  }));
  return (
    <>
      {data.saved ? <Notice kind="free" role="status" title={t("address.saved")} /> : null}
      <p className="k-lead">{t("address.lead")}</p>
      <form className="k-form" method="post" action={data.path} noValidate>
        <FormErrors title={login("summaryTitle")} errors={errors} attempt={0} />
        <PlainAddressFields data={address} />
        <p>
          <Button type="submit">{t("address.save")}</Button>
        </p>
      </form>
    </>
  );
};
