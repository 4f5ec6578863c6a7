// What is shown where a screen cannot be: the shop's own words, the way to a login that has ended, another attempt. [FRM-05]
import { useRouter } from "@tanstack/react-router";
import { Button } from "react-aria-components";
import { Notice } from "@kontor/ui/notice";
import { staffLoginPath } from "../../visitor/second-factor/paths.ts";
import { isLost, problemOf } from "./calls.ts";
import { useDesk } from "./use-desk.ts";
import { useDeskTexts } from "./texts.ts";
import * as styles from "./desk.module.css";

/** Null for an address at which there is nothing. */
export const Failed = ({ error }: { readonly error: unknown }) => {
  const t = useDeskTexts();
  const router = useRouter();
  const { locale } = useDesk().given;
  const problem = error === null ? null : problemOf(error);
  const here = router.state.location.href;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(problem === null ? "failed.missing" : "failed.title")}</h1>
      {problem === null ? null : (
        <Notice
          kind="stop"
          role="alert"
          actions={
            problem.status === 401 ? (
              <a href={staffLoginPath(locale, { return: here })}>{t("failed.login")}</a>
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
