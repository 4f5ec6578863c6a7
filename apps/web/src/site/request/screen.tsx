// Where contracts are cancelled and withdrawn from: a form, its review, its receipt; HTML that needs no scripts, on the domain's machine where they run. [LGL-02] [LGL-03] [FRM-01]
import { useEffect, useRef } from "react";
import type { DeclarationReceipt } from "@kontor/domain/site/request";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { CancellationFields } from "./cancellation-fields.tsx";
import { DeclarationForm } from "./declaration-form.tsx";
import { Receipt } from "./receipt.tsx";
import { Review } from "./review.tsx";
import { useStayingReceipt } from "./staying-receipt.ts";
import { useMessage } from "./use-message.ts";
import type { DeclarationView } from "./views.ts";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import * as styles from "./declaration.module.css";

export default function DeclarationScreen({
  page: { data },
}: {
  readonly page: PageOf<"declaration", DeclarationView>;
}) {
  const t = useTexts("declaration");
  const handle = useMessage(data);
  const staying = useStayingReceipt(data.form, handle.receipt as DeclarationReceipt | null);
  const receipt = staying.receipt ?? data.receipt;
  const renew = (): void => {
    staying.forget();
    handle.renew();
  };
  const { reviewed } = handle;
  const step = receipt !== null ? "received" : reviewed !== null ? "reviewed" : "fields";
  const place = useHeadingFocus(step);
  return (
    <PageColumn place={place} className={styles.page}>
      {receipt !== null ? (
        <Receipt data={data} receipt={receipt} renew={data.receipt === null ? renew : null} />
      ) : (
        <>
          <h1 tabIndex={-1}>{data.words[0]}</h1>
          {handle.problem === null ? null : <Notice kind="stop" role="alert" title={handle.problem} />}
          {reviewed !== null ? (
            <Review data={data} handle={handle} reviewed={reviewed} />
          ) : (
            <>
              <p className="k-lead">{t(`lead.${data.form}`)}</p>
              <DeclarationForm data={data} handle={handle}>
                {data.form === "cancellation" ? (
                  <CancellationFields data={data} handle={handle} />
                ) : (
                  <WithdrawalFields data={data} handle={handle} />
                )}
              </DeclarationForm>
            </>
          )}
        </>
      )}
    </PageColumn>
  );
}

/** The button that was pressed is gone with its step: the heading of the next one takes the focus. */
const useHeadingFocus = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The refused fields of the form take it themselves.
    if (place.current?.querySelector("#error-summary") === null) place.current.querySelector("h1")?.focus();
  }, [step]);
  return place;
};
