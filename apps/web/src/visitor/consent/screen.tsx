// The page of the cookies: what is stored in each category, and the same three equal buttons; a form that works without scripts. [VIS-02] [VIS-06]
import { type SubmitEvent, useState } from "react";
import { type Category, choices, isChoice, selectedCategories } from "@kontor/domain/visitor/consent";
import { Button } from "@kontor/ui/button";
import { CheckBox } from "@kontor/ui/check-box";
import { Disclosure } from "@kontor/ui/disclosure";
import "@kontor/ui/disclosure.css";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Scrolling } from "../../shell/scrolling.tsx";
import * as styles from "./cookie-settings.module.css";
import { useConsentPage } from "./use-consent-page.ts";
import type { CategoryView, ConsentView } from "./views.ts";

/** How long a cookie is stored, in words. */
const lifetimeOf = (days: number | null, t: ReturnType<typeof useTexts>): string =>
  days === null ? t("session") : days < 1 ? t("hours", { count: days * 24 }) : t("days", { count: days });

export default function ConsentScreen({ page: { data } }: { readonly page: PageOf<"cookie-settings", ConsentView> }) {
  const t = useTexts("consent");
  const locale = useLocale();
  const { outcome, allowed, choose } = useConsentPage(data, data.allowed);
  const [ticked, setTicked] = useState<readonly Category[]>(data.allowed);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const pressed = event.nativeEvent.submitter;
    if (!(pressed instanceof HTMLButtonElement) || !isChoice(pressed.value) || pressed.value === "close") return;
    event.preventDefault();
    choose(pressed.value, ticked);
    setTicked(
      pressed.value === "all"
        ? data.categories.map(({ category }) => category)
        : pressed.value === "selected"
          ? ticked
          : ["necessary"],
    );
  };
  const unrecorded = outcome === "unrecorded" ? t("unrecorded") : outcome === null ? data.problem : null;
  const isSaved = unrecorded === null && (outcome === "saved" || data.saved);

  return (
    <div className={`k-wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t("title")}</h1>
      <p className="k-lead">{t("lead")}</p>
      <div aria-live="polite" className={styles.outcome}>
        {isSaved ? (
          <Notice kind="free" title={t("saved")}>
            <p>
              {t("savedText", { categories: names(t, selectedCategories(outcome === null ? data.allowed : allowed)) })}
            </p>
          </Notice>
        ) : null}
        {unrecorded === null ? null : <Notice kind="stop" title={unrecorded} />}
      </div>
      {data.globalPrivacyControl ? <p>{t("privacyControl")}</p> : null}
      <p className="k-small">
        {data.decided === null || outcome !== null ? t("change") : t("decided", { time: data.decided })}
      </p>
      <form method="post" action="/forms/consent" onSubmit={submit} className={styles.form}>
        <input type="hidden" name="return" value={data.path} />
        <input type="hidden" name="locale" value={locale} />
        {data.categories.map((view) => (
          <CategoryPart
            key={view.category}
            view={view}
            narrow={data.narrow}
            ticked={ticked.includes(view.category)}
            tick={(isTicked) =>
              setTicked((before) =>
                selectedCategories(
                  isTicked ? [...before, view.category] : before.filter((one) => one !== view.category),
                ),
              )
            }
          />
        ))}
        <p className={styles.choices}>
          {choices.map((choice) => (
            <Button key={choice} type="submit" kind="secondary" name="choice" value={choice}>
              {t(`choice.${choice}`)}
            </Button>
          ))}
        </p>
      </form>
      <p>
        {t("more")} <PageLink href={data.privacy}>{t("privacy")}</PageLink>
      </p>
    </div>
  );
}

const names = (t: ReturnType<typeof useTexts>, allowed: readonly Category[]): string =>
  allowed.map((category) => t(`category.${category}.name`)).join(", ");

const CategoryPart = ({
  view: { category, cookies, scripts },
  narrow,
  ticked,
  tick,
}: {
  readonly view: CategoryView;
  readonly narrow: boolean;
  readonly ticked: boolean;
  readonly tick: (ticked: boolean) => void;
}) => {
  const t = useTexts("consent");
  const name = t(`category.${category}.name`);
  return (
    <section className={styles.category} aria-labelledby={`category-${category}`}>
      <h2 id={`category-${category}`}>{name}</h2>
      <p>{t(`category.${category}.text`)}</p>
      {category === "necessary" ? (
        <p className="k-small">{t("always")}</p>
      ) : (
        <CheckBox id={`allow-${category}`} name="category" value={category} checked={ticked} onChange={tick}>
          {t(`category.${category}.allow`)}
        </CheckBox>
      )}
      {cookies.length + scripts.length === 0 ? <p className="k-small">{t("nothing")}</p> : null}
      {cookies.length === 0 ? null : (
        <Disclosure open={!narrow && category !== "necessary"} summary={t("cookies", { count: cookies.length })}>
          <Scrolling label={name}>
            <table data-stacks="">
              <thead>
                <tr>
                  <th scope="col">{t("column.name")}</th>
                  <th scope="col">{t("column.purpose")}</th>
                  <th scope="col">{t("column.days")}</th>
                </tr>
              </thead>
              <tbody>
                {cookies.map((cookie) => (
                  <tr key={cookie.name}>
                    <th scope="row">
                      <code>{cookie.name}</code>
                    </th>
                    <td data-column={t("column.purpose")}>{cookie.purpose}</td>
                    <td data-column={t("column.days")}>{lifetimeOf(cookie.days, t)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        </Disclosure>
      )}
      {scripts.map((script) => (
        <div key={script.name} className={styles.script}>
          <h3>{script.name}</h3>
          <p>{script.purpose}</p>
          <p className="k-small">
            {t("sends", { origins: script.origins })}{" "}
            {script.stores === "" ? null : t("stores", { names: script.stores })}
          </p>
        </div>
      ))}
    </section>
  );
};
