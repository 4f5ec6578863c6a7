// Where the link of a letter leads that asks whether a declaration was the customer's own: a button answers, opening the page changes nothing. [ACC-05] [LGL-02] [LGL-03]
import { refusalStatuses, refusalTexts } from "@kontor/domain/site/refusal";
import { type DeclarationAnswer, possibleAnswers, questionLines, questionWords } from "@kontor/domain/site/request";
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { type ApiResponse, inLanguage, resultFor } from "../../platform/page/api-response.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { codeGiven } from "../../platform/page/letter-code.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { dayText, momentText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import type { QuestionView } from "./question-views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

interface Outcome {
  readonly status: number;
  readonly problem: string | null;
  readonly done: DeclarationAnswer | null;
}

const untouched: Outcome = { status: 200, problem: null, done: null };

export const questionPageAt = async (facts: PageFacts): Promise<PageOf<"question", QuestionView> | null> => {
  const { locale, path, services, request } = facts;
  const paths = fixedPaths["declaration-question"];
  if (path !== inLocale(paths, locale)) return null;
  const { posted } = request;
  const code =
    (posted?.fields.get("code") ?? codeGiven(request, "declaration-question", "code")).slice(0, 128) || "none";
  const outcome = posted === undefined ? untouched : await answered(facts, code);
  const call = services.shop.call("POST", "/shop/declaration/question", {
    body: { code },
    headers: inLanguage(locale),
  });
  const read = outcome.done === null ? await resultFor(services, "/shop/declaration/question", call) : null;
  const question = read?.kind === "value" ? read.value : null;
  const unread = read === null ? untouched : outcomeOf(facts, read, null);
  const { status, problem, done } = outcome.problem === null && outcome.done === null ? unread : outcome;
  const t = texts(locale, "question");
  const contracts = (question?.contracts ?? []).map(({ title, number, waits, end }) => ({
    name: `${inLocale(title, locale)} (${number})`,
    waits,
    end,
  }));
  const answers = possibleAnswers(contracts);
  const title = done === null ? t("title") : t(`done.${done}`);
  return {
    kind: "question",
    locale,
    status,
    head: headOf(facts, status >= 400 ? t("meta.wrong", { title }) : title, t("meta.description"), paths, false),
    paths,
    messages: messagesOf(locale, "question"),
    still: true,
    own: true,
    data: {
      path,
      code,
      lead:
        question === null
          ? null
          : t(`meta.received.${question.form}`, {
              moment: momentText(locale, question.receivedAt, facts.services.zone),
            }),
      lines: question === null ? [] : questionLines({ ...question, contracts }, locale, (day) => dayText(locale, day)),
      note:
        answers.length > 0
          ? inLocale(questionWords, locale)[answers.includes("own") ? "waitsNext" : "takenNext"]
          : question === null
            ? null
            : t("meta.settled"),
      answers: answers.map((answer) => ({ answer, text: inLocale(questionWords, locale).answers[answer] })),
      problem,
      done,
      account: accountPath("contracts", locale),
      contact: inLocale(fixedPaths["contact-form"], locale),
    },
  };
};

const outcomeOf = ({ locale }: PageFacts, response: ApiResponse<unknown>, done: DeclarationAnswer | null): Outcome => {
  switch (response.kind) {
    case "value":
      return { ...untouched, done };
    case "refused":
      return { status: response.status, problem: response.refused.detail, done: null };
    case "unreachable":
      return {
        status: refusalStatuses.RequestNotSent,
        problem: inLocale(refusalTexts, locale).RequestNotSent,
        done: null,
      };
  }
};

const answered = async (facts: PageFacts, code: string): Promise<Outcome> => {
  const { locale, services, request } = facts;
  const { posted } = request;
  const answer = posted?.fields.get("answer");
  if (posted === undefined || (answer !== "own" && answer !== "not-own")) return untouched;
  if (posted.forged !== null)
    return {
      status: refusalStatuses[posted.forged],
      problem: inLocale(refusalTexts, locale)[posted.forged],
      done: null,
    };
  const call = services.shop.call("POST", "/shop/declaration/answer", {
    body: { code, answer },
    headers: inLanguage(locale),
  });
  return outcomeOf(facts, await resultFor(services, "/shop/declaration/answer", call), answer);
};
