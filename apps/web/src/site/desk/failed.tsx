// What is shown where a screen cannot be: the shop's own words, the way to a login that has ended, another attempt. [FRM-05]
import { useRouter } from "@tanstack/react-router";
import { Button } from "react-aria-components";
import { Notice } from "@kontor/ui/notice";
import { isLoginOver, isLost, problemOf } from "./calls.ts";
import { LoginAgain } from "./login-again.tsx";
import { useDeskTexts } from "./texts.ts";
import { Title } from "./title.tsx";
import * as styles from "./desk.module.css";

/** Null for an address at which there is nothing. */
export const Failed = ({ error }: { readonly error: unknown }) => {
  const t = useDeskTexts();
  const router = useRouter();
  const problem = error === null ? null : problemOf(error);
  return (
    <div className={styles.page}>
      <Title>{t(problem === null ? "failed.missing" : "failed.title")}</Title>
      {problem === null ? null : (
        <Notice
          kind="stop"
          role="alert"
          actions={
            isLoginOver(error) ? (
              <LoginAgain />
            ) : (
              <Button className="k-button" data-kind="secondary" onPress={() => void router.invalidate()}>
                {t("failed.again")}
              </Button>
            )
          }
        >
          <p>{isLost(error) || problem.detail === "" ? t("failed.lost") : problem.detail}</p>
        </Notice>
      )}
    </div>
  );
};
