// The page on which one applies for a job or on one's own initiative, with files; the job is named in its address. [FRM-01] [FRM-04] [CNT-03]
import { refusalText, refusalTextsOf } from "@kontor/domain/site/refusal";
import { attachmentTypes, JobNotOpen } from "@kontor/domain/site/request";
import { jobsPath } from "@kontor/domain/site/job";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { inLocale, locales } from "@kontor/domain/visitor/locale";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { doneTitle } from "../../shell/done-title.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { allJobs, type JobEntry } from "../job/job-entries.ts";
import type { ApplicationView } from "./message-views.ts";
import { answeredForm, requestFacts } from "./request-outcome.ts";

const accept = attachmentTypes.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(",");

/** A job by its slug in either language: the address stays when the language changes. */
const jobNamed = (jobs: readonly JobEntry[], slug: string): JobEntry | undefined =>
  jobs.find((job) => job.slug === slug || locales.some((locale) => inLocale(job.slugs, locale) === slug));

/** `away` where a job is named while the content system cannot be read; on one's own initiative one applies all the same. */
export const applicationPageAt = async (
  facts: PageFacts,
): Promise<PageOf<"application", ApplicationView> | "away" | null> => {
  const { locale, path, search, services } = facts;
  const paths = fixedPaths["application-form"];
  if (path !== inLocale(paths, locale)) return null;
  const named = search.get("job") ?? "";
  const { posted } = facts.request;
  const read = await allJobs(services, locale);
  if (read.kind === "away" && (named !== "" || (posted?.fields.get("job") ?? "") !== "")) return "away";
  const jobs = read.kind === "away" ? [] : read.value;
  const job = jobNamed(jobs, named);
  const request = requestFacts(facts, { jobs: jobs.map(({ slug }) => slug) });
  const { status, view } = await answeredForm(
    facts,
    "application",
    request,
    job === undefined ? {} : { job: job.slug },
  );
  // A position that was filled meanwhile: one is welcome all the same.
  const gone =
    named !== "" && job === undefined && posted === undefined
      ? refusalText(locale, new JobNotOpen({ job: named }))
      : null;
  const t = texts(locale, "message");
  const title = view.received === null ? t("meta.title.application") : doneTitle(t(`received.title.application`));
  return {
    kind: "application",
    locale,
    status,
    head: headOf(
      facts,
      status >= 400 ? t("meta.wrong", { title }) : title,
      t("meta.application"),
      paths,
      posted === undefined && search.size === 0,
    ),
    paths,
    messages: { ...messagesOf(locale, "message"), refusal: refusalTextsOf(locale, ["site/request", "shop/customer"]) },
    structured: breadcrumbList(facts, [
      { title: texts(locale, "jobs")("title"), path: jobsPath(locale) },
      { title: t("title.application"), path: inLocale(paths, locale) },
    ]),
    data: {
      ...view,
      ...(job === undefined ? {} : { about: job.slugs.en ?? job.slug }),
      problem: view.problem ?? gone,
      links: { privacy: inLocale(fixedPaths.privacy, locale), home: homePath(locale), jobs: jobsPath(locale) },
      jobs: jobs.map((each) => ({ value: each.slug, label: each.title })),
      accept,
      filesLost: status >= 400 && (posted?.files ?? []).length > 0,
    },
  };
};
