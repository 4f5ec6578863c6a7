// The pages of staff that need no scripts, login, second factor and proof, and what stands where the app of the desk is drawn. [ADM-01] [SES-07]
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { FactorScreen } from "../../visitor/second-factor/factor-screen.tsx";
import { ProofScreen } from "../../visitor/second-factor/proof-screen.tsx";
import { Login } from "./login.tsx";
import type { AdminPageView, AdminView } from "./views.ts";
import * as styles from "./admin.module.css";

/** What begins with a heading of its own. */
const untitled: ReadonlySet<AdminView["tool"]> = new Set(["second-factor", "proof", "app"]);

export default function AdminScreen({ page: { data } }: { readonly page: PageOf<"admin", AdminPageView> }) {
  const t = useTexts("admin");
  return (
    <div className={`k-captions-hidden ${styles.page}`}>
      {untitled.has(data.tool) ? null : (
        <header className="l-head">
          <h1 tabIndex={-1}>{t(`${data.tool}.title`)}</h1>
          <p>{t(`${data.tool}.lead`)}</p>
        </header>
      )}
      <Tool data={data} />
    </div>
  );
}

const Tool = ({ data }: { readonly data: AdminView }) => {
  switch (data.tool) {
    case "login":
      return <Login data={data} />;
    case "second-factor":
      return <FactorScreen data={data} />;
    case "proof":
      return <ProofScreen data={data} />;
    case "app":
      return <AppWaits />;
  }
};

/** What stands where the app of the desk is drawn. */
const AppWaits = () => {
  const t = useTexts("desk");
  return (
    <>
      <p data-scripted>{t("pending")}</p>
      <noscript>
        <p>{t("scripts")}</p>
      </noscript>
    </>
  );
};
