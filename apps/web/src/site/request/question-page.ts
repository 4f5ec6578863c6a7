// Where the link of a letter leads that asks whether a declaration was the customer's own: a button answers, opening the page changes nothing. [ACC-05] [LGL-02] [LGL-03]
import { type DeclarationAnswer, possibleAnswers, questionLines, questionWords } from "@kontor/domain/site/request";
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { askFor } from "../../platform/page/api-response.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { formAnswer, type FormOutcome, orNotSent, outcomeOf, untouched } from "../../platform/page/form-answer.ts";
import { codeGiven } from "../../platform/page/letter-code.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { dayText, momentText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import type { QuestionView } from "./question-views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

export const questionPageAt = async (facts: PageFacts): Promise<PageOf<"question", QuestionView> | null> => {
  const { locale, path, request } = facts;
  const paths = fixedPaths["declaration-question"];
  if (path !== inLocale(paths, locale)) return null;
  const { posted } = request;
  const code =
    (posted?.fields.get("code") ?? codeGiven(request, "declaration-question", "code")).slice(0, 128) || "none";
  const { done, ...answered } = await answerOf(facts, code);
  const read =
    done === null
      ? orNotSent(facts, await askFor(facts, "POST", "/shop/declaration/question", { body: { code } }))
      : null;
  const question = read?.kind === "value" ? read.value.result : null;
  const { status, problem } = answered.problem !== null || read === null ? answered : outcomeOf(read);
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

const answerOf = async (
  facts: PageFacts,
  code: string,
): Promise<FormOutcome & { readonly done: DeclarationAnswer | null }> => {
  const { posted } = facts.request;
  const answer = posted?.fields.get("answer");
  if (posted === undefined || (answer !== "own" && answer !== "not-own")) return { ...untouched, done: null };
  const answered = await formAnswer(facts, posted, () =>
    askFor(facts, "POST", "/shop/declaration/answer", { body: { code, answer } }),
  );
  return { ...outcomeOf(answered), done: answered.kind === "value" ? answer : null };
};
