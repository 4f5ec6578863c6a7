// How to reach the provider, beside what is written to them: phone, hours, email, address.
import { useTexts } from "../platform/texts/texts.tsx";
import type { ContactView } from "./contact-view.ts";
import { SideSheet } from "./page-column.tsx";

export const ContactCard = ({ contact }: { readonly contact: ContactView }) => {
  const t = useTexts("shell");
  const { phone, phoneShown, hours, email, address } = contact;
  return (
    <SideSheet id="contact-card" title={t("contactCard.title")}>
      <dl className="k-definitions">
        <div>
          <dt>{t("footer.phone")}</dt>
          <dd>
            <a href={`tel:${phone}`} className="k-figures">
              {phoneShown}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t("contactCard.hours")}</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>{t("footer.mail")}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      <address className="address">
        {address.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
    </SideSheet>
  );
};
