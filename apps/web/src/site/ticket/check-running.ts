// The check with scripts: the camera, answers without a new page, the time without a network. A script of its own, which no other page loads. [TKT-02]
import type { Locale } from "@kontor/domain/visitor/locale";
import { translatorOf } from "../../platform/texts/translate.ts";
import { momentText } from "../../platform/texts/format.ts";
import type { Messages } from "../../platform/page/model.ts";
import { startCamera } from "./camera.ts";
import { type DeviceState, gateDevice, type ScanResult } from "./gate-device.ts";
import { factOf, openGateStore, sessionFrom, setFact } from "./gate-store.ts";
import { type ResultKind, resultSigns } from "./result-signs.ts";
import { sendLog, ticketHolder } from "./send-log.ts";
import { signal } from "./signals.ts";

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

const script = element("check-script");
const locale = (script.dataset["locale"] ?? "en") as Locale;
const zone = script.dataset["zone"] ?? "UTC";
const t = translatorOf(locale, JSON.parse(script.dataset["texts"] ?? "{}") as Messages);

const at: { network: DeviceState["network"] } = { network: "in-step" };

/** How often the device compares itself with the other entrances, and how often it tries while it cannot. */
const everyMs = { inStep: 15_000, away: 3_000 };

const printOf = async (key: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key)));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

const show = (kind: ResultKind, facts: Record<string, string>, text?: string): void => {
  const panel = (element<HTMLTemplateElement>("answer").content.firstElementChild as HTMLElement).cloneNode(
    true,
  ) as HTMLElement;
  panel.dataset["kind"] = kind;
  const { holder = "" } = facts;
  const texts = [
    resultSigns[kind],
    t(`check.result.${kind}.word`),
    holder,
    text ?? t(`check.result.${kind}.text`, facts),
  ];
  [...panel.children].forEach((part, index) => {
    part.textContent = texts[index] ?? "";
  });
  if (holder === "") panel.children[2]?.remove();
  element("result").replaceChildren(panel);
};

const showResult = (result: ScanResult): void => {
  switch (result.kind) {
    case "double":
      return show("double", { holder: result.holder, at: momentText(locale, result.at, zone), gate: result.gate });
    case "admitted":
      return show("admitted", { holder: result.holder });
    case "other-event":
      return show("other-event", { event: result.event });
    case "no-list":
      return show("unknown", {}, t("check.noList"));
    default:
      return show(result.kind, {});
  }
};

const showState = ({ network, unsent, conflicts }: DeviceState): void => {
  at.network = network;
  const words = { "in-step": "synced", away: "offline", "logged-out": "loggedOut" } as const;
  const sync = element("sync");
  const text = t(`check.${words[network]}`, { count: unsent });
  if (sync.textContent !== text) sync.textContent = text;
  sync.hidden = false;
  sync.dataset["network"] = network;
  element("conflicts").hidden = conflicts.length === 0;
  const entries = conflicts.map(({ admission, first }) => {
    const entry = document.createElement("li");
    const [firstAt, laterAt] = [momentText(locale, first.at, zone), momentText(locale, admission.at, zone)];
    entry.textContent = t("check.conflict", { first: first.gate, firstAt, later: admission.gate, laterAt });
    return entry;
  });
  element("conflict-list").replaceChildren(...entries);
};

const run = async (): Promise<void> => {
  // Over plain http the browser gives neither the camera nor what prints are made with: the form goes on as it does without scripts.
  if (!isSecureContext) {
    element("insecure").hidden = false;
    if (element("result").childElementCount > 0) element("key").focus();
    return;
  }
  const root = element("check");
  const database = await openGateStore();
  const given = sessionFrom(JSON.parse(root.dataset["session"] ?? "null"));
  if (given !== undefined) await setFact(database, "session", given);
  const session = await factOf(database, "session");
  if (session === undefined) return;
  element("event-title").textContent = session.title;
  element("gate-name").textContent = t("check.gate", { gate: session.gate });
  const device = gateDevice({
    database,
    session,
    send: sendLog(locale),
    holderOf: ticketHolder(locale),
    now: Date.now,
    freshId: () => crypto.randomUUID(),
    printOf,
  });
  const refresh = async (): Promise<void> => showState(await device.state());

  const input = element<HTMLInputElement>("key");

  /** One after the other: two scans of one ticket in a moment are two scans. */
  const turn = { last: Promise.resolve() };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn.last = turn.last.then(work, work);
    return turn.last;
  };
  const check = (typed: string, isTyped = false): Promise<void> =>
    inTurn(async () => {
      const result = await device.scan(typed);
      showResult(result);
      // What is no key stays, to be mended.
      if (isTyped && result.kind === "invalid" && input.value === "") input.value = typed;
      signal(
        result.kind === "admitted" || result.kind === "provisional",
        (await factOf(database, "signals")) ?? silent,
      );
      await refresh();
    });
  const compare = (): Promise<void> =>
    inTurn(async () => {
      await device.sync();
      await refresh();
    });

  element("check-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = input.value;
    input.value = "";
    void check(typed, true).then(() => input.focus());
  });
  await signals(database);
  startCamera(
    { start: element("camera-button"), video: element<HTMLVideoElement>("video"), problem: element("camera-problem") },
    t,
    {
      decoder: root.dataset["decoder"] ?? "",
      found: (text) => void check(text),
    },
  );
  element("camera").hidden = false;
  addEventListener("online", () => void compare());
  addEventListener("visibilitychange", () => void compare());
  const compareOften = async (): Promise<void> => {
    await compare();
    setTimeout(() => void compareOften(), at.network === "in-step" ? everyMs.inStep : everyMs.away);
  };
  await compareOften();
  root.dataset["awake"] = "";
};

const silent = { sound: false, vibration: false };

/** The switches of sound and vibration, as this device has them. */
const signals = async (database: Awaited<ReturnType<typeof openGateStore>>): Promise<void> => {
  const stored = (await factOf(database, "signals")) ?? silent;
  const [sound, vibration] = [element<HTMLInputElement>("sound"), element<HTMLInputElement>("vibration")];
  [sound.checked, vibration.checked] = [stored.sound, stored.vibration];
  const changed = (): void => {
    const chosen = { sound: sound.checked, vibration: vibration.checked };
    void setFact(database, "signals", chosen);
    signal(true, chosen);
  };
  sound.addEventListener("change", changed);
  vibration.addEventListener("change", changed);
  element("signals").hidden = false;
};

void run();
if ("serviceWorker" in navigator) {
  const { worker = "" } = element("check").dataset;
  void navigator.serviceWorker.register(worker, { scope: worker.replace(/-worker\.js$/, "") }).catch(() => undefined);
}
