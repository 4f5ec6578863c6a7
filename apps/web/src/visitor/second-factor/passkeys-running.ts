// The script of the pages of the second factor: shows the forms that only scripts can answer, and runs them. Pages of staff have no other one. [SES-07]
import type { Locale } from "@kontor/domain/visitor/locale";
import { addPasskey, type PasskeyOutcome, provePasskey } from "./passkey-calls.ts";

const attempt = (form: HTMLFormElement): Promise<PasskeyOutcome> => {
  const locale = document.documentElement.lang.slice(0, 2) as Locale;
  return form.dataset["passkey"] === "add"
    ? addPasskey(locale, form.querySelector<HTMLInputElement>("input[type=text]")?.value ?? "")
    : provePasskey(locale);
};

const run = async (form: HTMLFormElement): Promise<void> => {
  const { done, stale = "" } = form.dataset;
  const [button, problem] = [form.querySelector("button"), form.querySelector("[role=alert]")];
  if (button === null || problem === null) return;
  button.disabled = true;
  problem.textContent = "";
  const outcome = await attempt(form).catch((): PasskeyOutcome => "away");
  if (outcome === "stale") return location.assign(stale);
  // Without an address of its own the form is sent on, with what was typed before.
  if (outcome === "done") return done === undefined ? form.submit() : location.assign(done);
  problem.textContent = typeof outcome === "string" ? (form.dataset[outcome] ?? "") : outcome.refused;
  button.disabled = false;
};

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(form);
  });
  if (form.parentElement !== null) form.parentElement.hidden = false;
}
