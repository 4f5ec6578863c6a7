// Where a letter asks whether a declaration was the customer's own: HTML that needs no scripts; programs that only open links press nothing. [ACC-05]
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { QuestionView } from "./question-views.ts";
import * as styles from "./declaration.module.css";

export default function QuestionScreen({ page: { data } }: { readonly page: PageOf<"question", QuestionView> }) {
  const t = useTexts("question");
  return (
    <PageColumn className={styles.page}>
      <h1 tabIndex={-1}>{data.done === null ? t("title") : t(`done.${data.done}`)}</h1>
      {data.problem === null ? null : <Notice kind="stop" role="alert" title={data.problem} />}
      {data.done === null ? (
        <Question data={data} />
      ) : (
        <Notice kind="free" role="status" title={t(`next.${data.done}`)} />
      )}
      <p className={styles.ways}>
        <PageLink href={data.account} {...buttonLook("secondary")}>
          {t("account")}
        </PageLink>
        <PageLink href={data.contact} {...buttonLook("secondary")}>
          {t("contact")}
        </PageLink>
      </p>
    </PageColumn>
  );
}

const Question = ({ data }: { readonly data: QuestionView }) => (
  <>
    {data.lead === null ? null : <p className="k-lead">{data.lead}</p>}
    {data.lines.length === 0 ? null : (
      <ul>
        {data.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    {data.note === null ? null : <p>{data.note}</p>}
    {data.answers.length === 0 ? null : (
      <form className={`k-form ${styles.form}`} method="post" action={data.path}>
        <input type="hidden" name="code" value={data.code} />
        <p className={styles.ways}>
          {data.answers.map(({ answer, text }, at) => (
            <Button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              size="large"
              kind={at === 0 ? "primary" : "secondary"}
            >
              {text}
            </Button>
          ))}
        </p>
      </form>
    )}
  </>
);
