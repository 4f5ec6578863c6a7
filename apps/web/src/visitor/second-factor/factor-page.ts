// The page on which staff set up their second factor, get recovery codes and remove it; its forms are sent to itself. [SES-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { inLocale } from "@kontor/domain/visitor/locale";
import { inGroups } from "@kontor/domain/visitor/second-factor";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { type ApiResponse, inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { qrDrawing } from "../../platform/page/qr-code.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { factorPage, factorPath, pageIn, proofOfForm } from "./paths.ts";
import type { FactorView } from "./views.ts";

type FactorState = ShopComponents["schemas"]["FactorState"];

export type FactorAnswer =
  | { readonly view: FactorView; readonly status: number }
  | { readonly to: string; readonly status?: 303 | 307 };

export const factorAnswer = async (facts: PageFacts, state: FactorState): Promise<FactorAnswer> => {
  const { request, locale, search } = facts;
  const { posted } = request;
  const view = (change: Partial<FactorView>, status = 200): FactorAnswer => ({
    view: { ...plainView(facts, state), ...change },
    status,
  });
  if (!state.offered) return view({ stage: "elsewhere" });
  if (posted === undefined) return view({ done: dones.find((done) => done === search.get("done")) ?? null });
  if (posted.forged !== null) return view({ problem: inLocale(refusalTexts, locale)[posted.forged] }, 403);
  const act = posted.fields.get("act") ?? "";
  const sent = await acted(facts, act, posted.fields);
  if (sent === null) return view({});
  const { answer } = sent;
  if (answer.kind === "value") {
    if ("step" in answer.value)
      return { to: factorPage(locale, { done: act === "remove" ? "removed" : act }), status: 303 };
    return view(
      "secret" in answer.value ? scanned(answer.value) : { stage: "codes", codes: answer.value.recoveryCodes },
    );
  }
  if (answer.kind === "unreachable") return view({ problem: inLocale(refusalTexts, locale).RequestNotSent }, 503);
  const { refusal, detail } = answer.refused;
  if (refusal === "ProofTooOld" || refusal === "FactorMissing")
    return { to: proofOfForm(locale, factorPath), status: 307 };
  // A wrong code leaves the secret as it is: it is shown once more.
  const again = act === "confirm" ? await begun(facts) : null;
  return view({ ...(again?.kind === "value" ? scanned(again.value) : {}), problem: detail }, answer.status);
};

type Sent =
  | { readonly act: "remove" | "remove-passkey"; readonly answer: ApiResponse<FactorState> }
  | {
      readonly act: "begin" | "confirm" | "renew";
      readonly answer: ApiResponse<
        { readonly secret: string; readonly uri: string } | { readonly recoveryCodes: readonly string[] }
      >;
    };

const begun = ({ services, locale }: PageFacts) =>
  resultFor(
    services,
    "/shop/staff/factor",
    services.shop.call("POST", "/shop/staff/factor", { headers: inLanguage(locale) }),
  );

const acted = async (facts: PageFacts, act: string, fields: URLSearchParams): Promise<Sent | null> => {
  const code = fields.get("code") ?? "";
  const { services, locale } = facts;
  const headers = inLanguage(locale);
  const path = "/shop/staff/factor";
  switch (act) {
    case "begin":
      return { act, answer: await begun(facts) };
    case "confirm":
      return {
        act,
        answer: await resultFor(
          services,
          path,
          services.shop.call("PUT", path, { body: { code: code.slice(0, 200) }, headers }),
        ),
      };
    case "renew":
      return {
        act,
        answer: await resultFor(
          services,
          path,
          services.shop.call("POST", "/shop/staff/factor/recovery-codes", { headers }),
        ),
      };
    case "remove-passkey": {
      const named = { passkeyId: fields.get("passkey") ?? "" };
      const call = services.shop.call("DELETE", "/shop/staff/passkeys/{passkeyId}", { path: named, headers });
      return { act, answer: await resultFor(services, "/shop/staff/passkeys/…", call) };
    }
    case "remove":
      return { act, answer: await resultFor(services, path, services.shop.call("DELETE", path, { headers })) };
    default:
      return null;
  }
};

const dones = ["removed", "passkey", "remove-passkey"] as const;

const plainView = (facts: PageFacts, state: FactorState): FactorView => ({
  tool: "second-factor",
  stage: "overview",
  path: factorPage(facts.locale, { return: pageIn(facts.search, facts.locale) }),
  onward: pageIn(facts.search, facts.locale),
  problem: null,
  done: null,
  isRequired: state.step === "set-up",
  setAt: state.setAt === null ? null : momentText(facts.locale, state.setAt, facts.services.zone),
  recoveryCodes: state.recoveryCodes,
  scan: null,
  codes: [],
  passkeys: passkeysIn(facts, state),
});

const passkeysIn = ({ locale, services: { zone } }: PageFacts, { passkeys }: FactorState): FactorView["passkeys"] => {
  const t = texts(locale, "second-factor");
  const when = (moment: number): string => momentText(locale, moment, zone);
  return (
    passkeys?.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      when:
        usedAt === null
          ? t("meta.added", { at: when(addedAt) })
          : t("meta.used", { added: when(addedAt), used: when(usedAt) }),
    })) ?? null
  );
};

const scanned = ({ secret, uri }: { readonly secret: string; readonly uri: string }): Partial<FactorView> => {
  const { size, path: drawing } = qrDrawing(uri);
  return { stage: "scan", scan: { secret: inGroups(secret), uri, size, drawing } };
};
