// The own settings of who works here: password, second factor and passkeys, the keys of the desk, and the logins that are open. [SES-07] [ACC-04] [DSK-05]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Notice } from "@kontor/ui/notice";
import { reaches } from "@kontor/domain/site/admin";
import { accountPath, checkPath } from "@kontor/domain/site/routing";
import { listText, shortMomentText } from "../../../platform/texts/format.ts";
import { factorPage, ownPage } from "../../../visitor/second-factor/paths.ts";
import { KeysSwitch } from "../keys-switch.tsx";
import { factorQuery } from "../queries.ts";
import { Facts, Part } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { Title } from "../title.tsx";
import { useDesk } from "../use-desk.ts";
import { Logins } from "./logins.tsx";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/own");

export const Own = () => {
  const t = useDeskTexts("desk-own");
  const { locale, role } = useDesk().given;
  const isDone = route.useSearch().done !== undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Title>{t("title")}</Title>
        {reaches("desk", role) ? null : <a href={checkPath(locale)}>{t("toCheck")}</a>}
      </header>
      {isDone ? <Notice kind="free" role="status" title={t("passwordDone")} /> : null}
      <Access />
      <Logins />
      {reaches("desk", role) ? (
        <Part title={t("part.keys")}>
          <KeysSwitch />
        </Part>
      ) : null}
    </div>
  );
};

/** How one logs in; it is changed on pages that work without scripts. */
const Access = () => {
  const t = useDeskTexts("desk-own");
  const { send, given } = useDesk();
  const { locale, zone } = given;
  const { setAt, recoveryCodes, passkeys, offered } = useSuspenseQuery(factorQuery(send)).data;
  const names = (passkeys ?? []).map(({ name }) => name);
  return (
    <Part title={t("part.access")}>
      {offered ? (
        <Facts
          facts={[
            {
              label: t("fact.factor"),
              value: setAt === null ? t("none") : t("since", { moment: shortMomentText(locale, setAt, zone) }),
            },
            ...(setAt === null ? [] : [{ label: t("fact.codes"), value: String(recoveryCodes) }]),
            ...(passkeys === null
              ? []
              : [{ label: t("fact.passkeys"), value: names.length === 0 ? t("none") : listText(locale, names) }]),
          ]}
        />
      ) : null}
      <p className={styles.below}>
        <a href={factorPage(locale, { return: ownPage(locale) })}>{t("toFactor")}</a>
        <a href={`${accountPath("change-password", locale)}`}>{t("toPassword")}</a>
      </p>
    </Part>
  );
};
