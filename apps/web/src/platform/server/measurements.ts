// What the web process itself measures, for Prometheus: requests, forged ones, failures, its event loop and memory. [OPS-04]
import { collectDefaultMetrics, Counter, Registry } from "prom-client";

export interface Measurements {
  readonly requested: () => void;
  readonly forged: (refusal: string) => void;
  readonly failed: () => void;
  readonly text: () => Promise<string>;
}

/** `whole` with what the API of the same process measures of it already: its event loop and its memory. */
export const measurements = (whole: boolean): Measurements => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "kontor_web_requests_total",
    help: "Requests that the web process received.",
    registers,
  });
  const failed = new Counter({
    name: "kontor_web_failures_total",
    help: "Requests that failed by a defect of the web process.",
    registers,
  });
  const forged = new Counter({
    name: "kontor_web_forged_total",
    help: "Requests that were refused as forged.",
    labelNames: ["rule", "refusal"],
    registers,
  });
  if (whole) collectDefaultMetrics({ register: registry });
  return {
    requested: () => requests.inc(),
    failed: () => failed.inc(),
    forged: (refusal) => forged.inc({ rule: "FRM-06", refusal }),
    text: () => registry.metrics(),
  };
};
