// The page on which staff set up their second factor, get recovery codes and remove it; its forms are sent to itself. [SES-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { inGroups } from "@kontor/domain/visitor/second-factor";
import { type ApiResponse, askFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { type FormRefused, orNotSent, refusedAs } from "../../platform/page/form-answer.ts";
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
  const refused = ({ refused: { detail }, status }: FormRefused, change: Partial<FactorView> = {}): FactorAnswer =>
    view({ ...change, problem: detail }, status);
  if (posted.forged !== null) return refused(refusedAs(facts, posted.forged));
  const act = posted.fields.get("act") ?? "";
  const ask = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (ask === undefined) return view({});
  const answer = orNotSent(facts, await ask(facts, posted.fields));
  if (answer.kind === "value") {
    const { result } = answer.value;
    if ("step" in result) return { to: factorPage(locale, { done: act === "remove" ? "removed" : act }), status: 303 };
    return view("secret" in result ? scanned(result) : { stage: "codes", codes: result.recoveryCodes });
  }
  const { refusal } = answer.refused;
  if (refusal === "ProofTooOld" || refusal === "FactorMissing")
    return { to: proofOfForm(locale, factorPath), status: 307 };
  // A wrong code leaves the secret as it is: it is shown once more.
  const again = act === "confirm" ? await begun(facts) : null;
  return refused(answer, again?.kind === "value" ? scanned(again.value.result) : {});
};

type Acted =
  | FactorState
  | { readonly secret: string; readonly uri: string }
  | { readonly recoveryCodes: readonly string[] };

const begun = (facts: PageFacts) => askFor(facts, "POST", "/shop/staff/factor");

/** What each button asks for. */
const acts: Readonly<
  Record<string, (facts: PageFacts, fields: URLSearchParams) => Promise<ApiResponse<{ readonly result: Acted }>>>
> = {
  begin: begun,
  confirm: (facts, fields) =>
    askFor(facts, "PUT", "/shop/staff/factor", { body: { code: (fields.get("code") ?? "").slice(0, 200) } }),
  renew: (facts) => askFor(facts, "POST", "/shop/staff/factor/recovery-codes"),
  "remove-passkey": (facts, fields) =>
    askFor(facts, "DELETE", "/shop/staff/passkeys/{passkeyId}", { path: { passkeyId: fields.get("passkey") ?? "" } }),
  remove: (facts) => askFor(facts, "DELETE", "/shop/staff/factor"),
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
