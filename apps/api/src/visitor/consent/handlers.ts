// Decisions on consent: recorded as proof, however often one is sent. [VIS-02]
import { instant } from "@kontor/domain/kernel/calendar";
import { decisionLimit, recordConsent } from "@kontor/domain/visitor/consent";
import type { Handlers } from "../../platform/http/call.ts";
import { besideDatabase, run } from "../../platform/use-case/use-case.ts";
import { countedCall } from "../session/call-limits.ts";
import type { SessionServices } from "../session/services.ts";
import { consentPorts } from "./ports.ts";

export const consentHandlers = (services: SessionServices): Pick<Handlers, "recordConsent"> => ({
  recordConsent: async (call) => {
    await countedCall(services, call, { of: "consent", limit: decisionLimit });
    const { accepted, time, revision, language } = call.body;
    const recording = recordConsent(accepted, { now: instant(time), revision, language });
    await run(services, call, consentPorts(services), besideDatabase(recording));
    return { status: 200, payload: { success: true as const } };
  },
});
