// The first page of the desk: what stops the shop, four figures, and one list of what is to do by its day; each line leads to its act and goes away by it. [DSK-07]
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components";
import { compareDays } from "@kontor/domain/kernel/calendar";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { dayText, moneyText, numberText, shortDayText } from "../../../platform/texts/format.ts";
import { Part } from "../record.tsx";
import { Title } from "../title.tsx";
import { useDesk, useToday } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import { useListKeys } from "../use-list-keys.ts";
import { deskAddress, listOf, placeOf } from "./places.ts";
import { type Todo, type TodayAnswer, todayQuery } from "./queries.ts";
import { Warnings } from "./warnings.tsx";
import * as styles from "./today.module.css";
import * as shared from "../desk.module.css";

export const Today = () => {
  const t = useDeskTexts("desk-today");
  const { send, given } = useDesk();
  const { locale } = given;
  const day = useToday()();
  const { data: today } = useSuspenseQuery(todayQuery(send));
  return (
    <div className={shared.page}>
      <header className={shared.recordHead}>
        <Title>{t("title")}</Title>
        <span className={shared.since}>{dayText(locale, day)}</span>
      </header>
      <Warnings today={today} />
      {today.figures === null ? null : <Figures figures={today.figures} />}
      <Part title={t("todo")}>
        {today.todo.length === 0 ? <p>{t("nothing")}</p> : <Lines todo={today.todo} />}
        <More today={today} />
      </Part>
    </div>
  );
};

const Figures = ({ figures }: { readonly figures: NonNullable<TodayAnswer["figures"]> }) => {
  const t = useDeskTexts("desk-today");
  const { locale } = useDesk().given;
  const day = useToday()();
  const { ordered, open, overdue, notSetUp } = figures;
  const shown = [
    { name: "ordered", ...ordered, href: `orders?from=${day}&until=${day}` },
    { name: "open", ...open, href: "invoices?state=open" },
    { name: "overdue", ...overdue, href: "invoices?state=overdue" },
    { name: "notSetUp", count: notSetUp, total: null, href: "orders?state=not-set-up" },
  ] as const;
  return (
    <ul className={styles.figures} aria-label={t("figures")}>
      {shown.map(({ name, count, total, href }) => (
        <li key={name} data-late={(name === "overdue" && count > 0) || undefined}>
          <Link href={deskAddress(locale, href)} className={styles.figure}>
            <span>{t(`figure.${name}`)}</span> <strong>{numberText(locale, count)}</strong>{" "}
            <span>{total === null ? "" : moneyText(locale, total)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Lines = ({ todo }: { readonly todo: readonly Todo[] }) => {
  const t = useDeskTexts("desk-today");
  const { locale } = useDesk().given;
  const today = useToday()();
  const keys = useListKeys();
  return (
    <div ref={keys}>
      <ul className={styles.lines}>
        {todo.map((line) => (
          <li key={`${line.kind} ${line.id}`}>
            <Link href={placeOf(locale, line)} className={styles.line} data-line="">
              <span className={styles.day} data-late={compareDays(line.day, today) < 0 || undefined}>
                {shortDayText(locale, line.day)}
              </span>{" "}
              <span>{t(`kind.${line.kind}`)}</span> <span className={styles.name}>{line.name}</span>{" "}
              <span className={styles.who}>
                {line.customer === null ? "" : (line.customer.name ?? line.customer.number)}
              </span>{" "}
              <span className={styles.amount}>{line.amount === null ? "" : moneyText(locale, line.amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Faults of catalogue and content; of each kind of which not all is in the list, how many there are; and letters that are on their way. */
const More = ({ today: { todo, counts, queue } }: { readonly today: TodayAnswer }) => {
  const t = useDeskTexts("desk-today");
  const { locale, faults = 0 } = useDesk().given;
  const cut = counts.filter(
    ({ kind, count }) => kind !== "fault" && count.value > todo.filter((line) => line.kind === kind).length,
  );
  return (
    <>
      {faults === 0 ? null : (
        <p>
          <Link href={deskAddress(locale, "faulty-products")}>{t("faults", { count: faults })}</Link>
        </p>
      )}
      {cut.length === 0 ? null : (
        <p className={styles.more}>
          {cut.map(({ kind, count: { value, atLeast } }) => (
            <Link key={kind} href={listOf(locale, kind)}>
              {t(atLeast ? "moreThan" : "all", { kind: t(`kind.${kind}`), number: numberText(locale, value) })}
            </Link>
          ))}
        </p>
      )}
      {queue === null || queue.seconds === null ? null : (
        <p>
          <Link href={deskAddress(locale, "mails")}>
            {t("queue", { count: queue.count, since: durationInWords(locale, queue.seconds) })}
          </Link>
        </p>
      )}
    </>
  );
};
