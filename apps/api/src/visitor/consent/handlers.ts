// Decisions on consent: recorded as proof, however often one is sent. [VIS-02]
import { instant } from "@kontor/domain/kernel/calendar";
import { decisionLimit, recordConsent } from "@kontor/domain/visitor/consent";
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { run } from "../../platform/use-case/use-case.ts";
import { waitFor } from "../session/call-limits.ts";
import type { SessionServices } from "../session/services.ts";
import { consentPorts } from "./ports.ts";

export const consentHandlers = (services: SessionServices): Pick<Handlers, "recordConsent"> => ({
  recordConsent: async (call) => {
    const wait = await waitFor(services, call, { of: "consent", limit: decisionLimit });
    if (wait !== null) refuse(new TooManyAttempts({ wait }));
    const { accepted, time, revision, language } = call.body;
    await run(
      services,
      call,
      consentPorts(services),
      recordConsent(accepted, { now: instant(time), revision, language }),
    );
    return { status: 200, payload: { success: true as const } };
  },
});
