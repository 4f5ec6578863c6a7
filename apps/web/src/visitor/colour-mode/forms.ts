// The form of the colours, for browsers without scripts. [VIS-01]
import {
  colourCookie,
  defaultPreference,
  readPreference,
  resolved,
  writeColours,
} from "@kontor/domain/visitor/colour-mode";
import { endCookie, setPreference } from "../../platform/server/cookies.ts";
import { allowedOf } from "../consent/decision.ts";
import type { Forms } from "../../platform/server/forms.ts";

export const colourForms: Forms = {
  "/forms/colour-mode": ({ form, back, request, settings: { secure, optionalScripts } }) => {
    const preference = readPreference(form.get("colours"));
    // What the system says is the browser's to know; until a script tells, light stands for it.
    const stored = writeColours({ preference, mode: resolved(preference, { dark: false }) });
    const allowed = allowedOf((name) => request.headers[name] as string | undefined, optionalScripts);
    const cookie =
      preference === defaultPreference
        ? endCookie(colourCookie.name, secure)
        : setPreference(colourCookie.name, stored, secure, allowed);
    return { to: `${back.split("#")[0]}#colours`, cookies: [cookie] };
  },
};
