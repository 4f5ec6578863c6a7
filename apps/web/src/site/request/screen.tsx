// Where contracts are cancelled and withdrawn from: a form, its review, its receipt; all of it HTML that needs no scripts. [LGL-02] [LGL-03]
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { CancellationFields } from "./cancellation-fields.tsx";
import { draftName, useDraftReceived } from "./declaration-draft.ts";
import { DeclarationForm } from "./declaration-form.tsx";
import { Receipt } from "./receipt.tsx";
import { Review } from "./review.tsx";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import * as styles from "./declaration.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { DeclarationView } from "./views.ts";

export default function DeclarationScreen({ page: { data } }: { readonly page: PageOf<"declaration", DeclarationView> }) {
  const t = useTexts("declaration");
  useDraftReceived(draftName(data), data.step === "received");
  if (data.step === "received") return <Receipt data={data} />;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{data.words[0]}</h1>
      {data.problem === null ? null : <Notice kind="stop" role="alert" title={data.problem} />}
      {data.step === "reviewed" ? (
        <Review data={data} />
      ) : (
        <>
          <p className="k-lead">{t(`lead.${data.form}`)}</p>
          <DeclarationForm data={data}>
            {data.form === "cancellation" ? <CancellationFields data={data} /> : <WithdrawalFields data={data} />}
          </DeclarationForm>
        </>
      )}
    </div>
  );
}
