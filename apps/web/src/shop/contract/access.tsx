// How one comes to what a contract is about, and who helps. [OUT-03] [ACC-09]
import { Badge } from "@kontor/ui/badge";
import { buttonLook } from "@kontor/ui/button";
import { contactPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { momentText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { ContractsPage } from "./page.ts";
import * as styles from "./contract.module.css";

type ContractData = Extract<ContractsPage["data"], { readonly view: "contract" }>;

const deliveryKinds = { accepted: "plain", "setting-up": "deal", ready: "free", failed: "stop" } as const;

/** How one comes to it, what helps with it, and who answers: what the system that sets it up has reported, the product's articles, a message. [OUT-03] [ACC-09] */
export const Access = ({ data }: { readonly data: ContractData }) => {
  const t = useTexts("contracts");
  const { delivery, help, contract } = data;
  return (
    <section className="sheet" aria-labelledby="contract-access">
      <div className="sheet-head">
        <h2 id="contract-access">{t(delivery === null && help.length === 0 ? "access.writeTitle" : "access.title")}</h2>
        {delivery === null ? null : (
          <Badge kind={deliveryKinds[delivery.state]}>{t(`delivery.state.${delivery.state}`)}</Badge>
        )}
      </div>
      {delivery === null ? null : <Delivery delivery={delivery} zone={data.zone} />}
      {help.length === 0 ? null : (
        <>
          <h3 className={styles.help}>{t("access.help")}</h3>
          <ul className={styles.articles}>
            {help.map(({ href, title }) => (
              <li key={href}>
                <PageLink href={href}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <PageLink href={contactPath(contract.contract.id, useLocale())} {...buttonLook("secondary")}>
          {t("access.write")}
        </PageLink>
      </p>
    </section>
  );
};

const Delivery = ({
  delivery: { state, text, link, reportedAt },
  zone,
}: {
  readonly delivery: NonNullable<ContractData["delivery"]>;
  readonly zone: ContractData["zone"];
}) => {
  const t = useTexts("contracts");
  const locale = useLocale();
  return (
    <>
      <p className={styles.reported}>{inLocale(text, locale) ?? t(`delivery.note.${state}`)}</p>
      {link === null ? null : (
        <p>
          <a href={link} rel="noreferrer" {...buttonLook("primary")}>
            {t("delivery.open", { host: new URL(link).hostname })}
          </a>
        </p>
      )}
      <p className="small quiet">{t("delivery.since", { moment: momentText(locale, reportedAt, zone) })}</p>
    </>
  );
};
