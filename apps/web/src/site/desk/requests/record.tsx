// A request: what was sent and how it stands, the contracts that it may mean, and what can be done with it. [DSK-08] [ACC-05] [LGL-03]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { buttonLook } from "@kontor/ui/button";
import { compareDays } from "@kontor/domain/kernel/calendar";
import { shownStanding } from "@kontor/domain/shop/contract";
import { receiptReference } from "@kontor/domain/site/request";
import { inLocale } from "@kontor/domain/visitor/locale";
import { Acts } from "../act.tsx";
import { Changes } from "../journal/changes.tsx";
import { Facts, factsIn, Marks, Part, Record, TablePart } from "../record.tsx";
import { useToday } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import { actsOf } from "./acts.ts";
import { type Request, requestQuery } from "./queries.ts";
import * as styles from "../desk.module.css";

const route = getRouteApi("/admin/inbox/$itemId");

export const RequestRecord = () => {
  const { t, send, moment, day, href, to } = useKind("requests");
  const today = useToday();
  const { itemId } = route.useParams();
  const { data: request } = useSuspenseQuery(requestQuery(send, itemId));
  const { item, customer, fields, files, candidates, waiting, proof, denied } = request;
  const isDeclaration = item.kind === "declaration";
  const reference = receiptReference(item);
  const received = moment(item.receivedAt);
  const isLate = item.dueOn !== null && compareDays(item.dueOn, today()) < 0;
  return (
    <Record
      back={{ page: "inbox", text: t("back") }}
      title={`${t(`form.${item.form}`)} ${reference}`}
      badges={
        <Marks
          of={[
            ["deal", item.state === "waits" && t("deviation.waits")],
            ["stop", isLate && t("deviation.overdue")],
            [
              "plain",
              (item.state === "matched" || item.state === "closed") && t(`standing.${item.kind}.${item.state}`),
            ],
          ]}
        />
      }
      {...(item.dueOn === null ? {} : { figure: { label: t("fact.dueOn"), value: day(item.dueOn), isLate } })}
      since={received}
      acts={
        <>
          <Acts acts={actsOf(request, { send, t })} />
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
            ...factsIn(t, {
              receivedAt: received,
              proof: isDeclaration ? t(`proof.${denied ? "denied" : (proof ?? "none")}`) : null,
              customer: customer === null ? null : to(`customers/${customer}`, customer),
            }),
            ...Object.entries(fields)
              .filter(([name]) => name !== "files")
              .map(([name, value]) => ({ label: t(`typed.${name}`), value: <Typed name={name} value={value} /> })),
          ]}
        />
      </Part>
      {waiting.length === 0 ? null : (
        <Contracts title={t("part.waiting")} text={t("waitingText")} contracts={waiting} />
      )}
      {files.length === 0 ? null : (
        <Part title={t("part.files")}>
          <p>{t("filesText")}</p>
          <ul className={styles.plain}>
            {files.map(({ number, name }) => (
              <li key={number}>
                <a href={href(`inbox/${itemId}/files/${number}`)}>{name}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {isDeclaration ? <Contracts title={t("part.candidates")} contracts={candidates} /> : null}
      <Changes subject={itemId} />
    </Record>
  );
};

/** A word for what was chosen, a day as a day; all else as it was typed. */
const Typed = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const { t, day } = useKind("requests");
  if (name === "termination") return t(`termination.${value}`);
  if (name === "end" && value === "next") return t("end.next");
  if (name === "concern") return t(`concerns.${value}`);
  if (value === "true") return t("good");
  return <span className={styles.typed}>{day(value)}</span>;
};

const Contracts = ({
  title,
  text,
  contracts,
}: {
  readonly title: string;
  readonly text?: string;
  readonly contracts: Request["candidates"];
}) => {
  const { t, locale, day, to } = useKind("requests");
  return (
    <TablePart
      title={title}
      t={t}
      of="contract"
      columns={["number", "title", "standing"]}
      above={text === undefined ? null : <p>{text}</p>}
      empty={t("noContracts")}
      rows={contracts}
      keyOf={({ id }) => id}
      cells={(contract) => ({
        number: to(`contracts/${contract.id}`, contract.number),
        title: inLocale(contract.title, locale),
        standing: t(`standingOf.${shownStanding(contract)}`, { day: day(contract.begins) }),
      })}
    />
  );
};
