// A request: what was sent and how it stands, the contracts that it may mean, and what can be done with it. [DSK-08] [ACC-05] [LGL-03]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { buttonLook } from "@kontor/ui/button";
import { compareDays } from "@kontor/domain/kernel/calendar";
import { shownStanding } from "@kontor/domain/shop/contract";
import { receiptReference } from "@kontor/domain/site/request";
import { inLocale } from "@kontor/domain/visitor/locale";
import { shortDayText, shortMomentText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { Changes } from "../journal/changes.tsx";
import { columnsOf, Entries, Facts, Part, Record } from "../record.tsx";
import { useDesk, useToday } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { actsOf } from "./acts.ts";
import { type Request, requestQuery } from "./queries.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/inbox/$itemId");

export const RequestRecord = () => {
  const t = useDeskTexts("desk-requests");
  const { call, given } = useDesk();
  const { locale, zone } = given;
  const today = useToday();
  const { itemId } = route.useParams();
  const { data: request } = useSuspenseQuery(requestQuery(call, itemId));
  const { item, customer, fields, files, candidates, waiting, proof, denied } = request;
  const isDeclaration = item.kind === "declaration";
  const reference = receiptReference(item);
  const received = shortMomentText(locale, item.receivedAt, zone);
  const isLate = item.dueOn !== null && compareDays(item.dueOn, today()) < 0;
  return (
    <Record
      back={{ href: `/admin/inbox?locale=${locale}`, text: t("back") }}
      title={`${t(`form.${item.form}`)} ${reference}`}
      badges={
        <>
          {item.state === "waits" ? <Badge kind="deal">{t("deviation.waits")}</Badge> : null}
          {isLate ? <Badge kind="stop">{t("deviation.overdue")}</Badge> : null}
          {item.state === "matched" || item.state === "closed" ? (
            <Badge>{t(`standing.${item.kind}.${item.state}`)}</Badge>
          ) : null}
        </>
      }
      {...(item.dueOn === null
        ? {}
        : { figure: { label: t("fact.dueOn"), value: shortDayText(locale, item.dueOn), isLate } })}
      since={received}
      acts={
        <>
          {actsOf(request, { call, t }).map((act) => (
            <ActButton key={act.name} act={act} />
          ))}
          <a
            {...buttonLook("secondary", "small")}
            href={`mailto:${item.email}?subject=${encodeURIComponent(`${t(`form.${item.form}`)} ${reference}`)}`}
          >
            {t("act.reply.title")}
          </a>
        </>
      }
    >
      <Part title={t("part.typed")}>
        <Facts
          facts={[
            { label: t("fact.receivedAt"), value: received },
            ...(isDeclaration
              ? [{ label: t("fact.proof"), value: t(`proof.${denied ? "denied" : (proof ?? "none")}`) }]
              : []),
            ...(customer === null
              ? []
              : [
                  {
                    label: t("fact.customer"),
                    value: <Link href={`/admin/customers/${customer}?locale=${locale}`}>{customer}</Link>,
                  },
                ]),
            ...Object.entries(fields)
              .filter(([name]) => name !== "files")
              .map(([name, value]) => ({ label: t(`typed.${name}`), value: <Typed name={name} value={value} /> })),
          ]}
        />
      </Part>
      {waiting.length === 0 ? null : (
        <Part title={t("part.waiting")}>
          <p>{t("waitingText")}</p>
          <Contracts caption={t("part.waiting")} contracts={waiting} />
        </Part>
      )}
      {files.length === 0 ? null : (
        <Part title={t("part.files")}>
          <p>{t("filesText")}</p>
          <ul className={styles.plain}>
            {files.map(({ number, name }) => (
              <li key={number}>
                <a href={`/admin/inbox/${itemId}/files/${number}?locale=${locale}`}>{name}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {isDeclaration ? (
        <Part title={t("part.candidates")}>
          <Contracts caption={t("part.candidates")} contracts={candidates} />
        </Part>
      ) : null}
      <Changes subject={itemId} />
    </Record>
  );
};

/** A word for what was chosen, a day as a day; all else as it was typed. */
const Typed = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const t = useDeskTexts("desk-requests");
  const { locale } = useDesk().given;
  if (name === "termination") return t(`termination.${value}`);
  if (name === "end" && value === "next") return t("end.next");
  if (name === "concern") return t(`concerns.${value}`);
  if (value === "true") return t("good");
  return <span className={styles.typed}>{shortDayText(locale, value)}</span>;
};

const Contracts = ({ caption, contracts }: { readonly caption: string; readonly contracts: Request["candidates"] }) => {
  const t = useDeskTexts("desk-requests");
  const { locale } = useDesk().given;
  return (
    <Entries
      caption={caption}
      empty={t("noContracts")}
      columns={columnsOf(["number", "title", "standing"], t, "contract")}
      rows={contracts.map((contract) => ({
        key: contract.id,
        cells: {
          number: <Link href={`/admin/contracts/${contract.id}?locale=${locale}`}>{contract.number}</Link>,
          title: inLocale(contract.title, locale),
          standing: t(`standingOf.${shownStanding(contract)}`, { day: shortDayText(locale, contract.begins ?? "") }),
        },
      }))}
    />
  );
};
