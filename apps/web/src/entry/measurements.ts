// What the web process itself measures, for Prometheus: requests, forged ones, failures, its event loop and memory. [OPS-04]
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface Measurements {
  readonly asked: () => void;
  readonly forged: (refusal: string) => void;
  readonly failed: () => void;
  /** As text; `whole` with what the API of the same process measures of it already. */
  readonly told: (whole: boolean) => string;
}

const family = (name: string, type: "counter" | "gauge", help: string, values: readonly (readonly [string, number])[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values.map(([labels, value]) => `${name}${labels} ${value}`), ""].join("\n");

export const measurements = (): Measurements => {
  const counts = { asked: 0, failed: 0 };
  const refusals = new Map<string, number>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  return {
    asked: () => void (counts.asked += 1),
    failed: () => void (counts.failed += 1),
    forged: (refusal) => void refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1),
    told: (whole) => {
      const p99 = loop.percentile(99) / 1e9;
      loop.reset();
      return [
        family("kontor_web_requests_total", "counter", "Requests that the web process was asked.", [["", counts.asked]]),
        family("kontor_web_failures_total", "counter", "Requests that failed by a defect of the web process.", [["", counts.failed]]),
        family(
          "kontor_web_forged_total",
          "counter",
          "Requests that were refused as forged.",
          [...refusals].map(([refusal, count]) => [`{rule="FRM-06",refusal="${refusal}"}`, count] as const),
        ),
        ...(whole
          ? [
              family("nodejs_eventloop_lag_p99_seconds", "gauge", "How late the event loop was, since the last look.", [["", p99]]),
              family("process_resident_memory_bytes", "gauge", "Memory of the process.", [["", process.memoryUsage.rss()]]),
            ]
          : []),
      ].join("");
    },
  };
};
