// Documents drawn beside the loop: the bytes of the loop's own, in order, who waits at a screen first, nothing left behind by a thread that ends. [SPD-01]
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import type { PdfDocument } from "./blocks.ts";
import { drawnPdf } from "./drawing.ts";
import { pdfOf } from "./pdf.ts";

const documentOf = (title: string, lines = 1): PdfDocument => ({
  locale: "de",
  title,
  author: "Kontor",
  at: new Date(Date.UTC(2026, 10, 21)),
  footer: "Kontor Hosting",
  pageText: "Seite {page} von {of}",
  blocks: Array.from({ length: lines }, (_, at) => ({ kind: "paragraph", text: `${title} ${at} für 8,99 €` })),
});

describe("a document drawn by a thread", () => {
  it("[SPD-01] [ACC-03] has the bytes of one that is drawn in the loop", async () => {
    const document = {
      ...documentOf("Größe", 60),
      embedded: { name: "a.xml", mime: "text/xml", description: "a", text: "<a>€</a>", xmp: "" },
    };
    expect((await drawnPdf(document)).equals(await pdfOf(document))).toBe(true);
  });

  it("[SPD-01] [SEC3-1] comes in the order in which it was wanted; what a person waits for at a screen after one letter, not after all", async () => {
    const order: string[] = [];
    const all = Array.from({ length: 12 }, (_, at) =>
      drawnPdf(documentOf(`Letter ${at}`)).then(() => order.push(`letter ${at}`)),
    );
    all.push(drawnPdf(documentOf("Screen"), { owner: "a" }).then(() => order.push("screen")));
    await Promise.all(all);
    expect(order.filter((one) => one !== "screen")).toEqual(Array.from({ length: 12 }, (_, at) => `letter ${at}`));
    expect(order.indexOf("screen")).toBeLessThan(6);
  });

  it("[SEC3-1] [OPS-09] one who asks for many has one drawn at a time: another's comes after it, letters before it, and what is not waited for any more is not drawn", async () => {
    const order: string[] = [];
    const made = { of: new Map<string, number>() };
    const counted = (title: string) => () => {
      made.of.set(title, (made.of.get(title) ?? 0) + 1);
      return documentOf(title);
    };
    const gone = new AbortController();
    const many = Array.from({ length: 300 }, (_, at) =>
      drawnPdf(counted("many"), { owner: "many", signal: at < 8 ? new AbortController().signal : gone.signal }).then(
        () => order.push("many"),
        () => order.push("left"),
      ),
    );
    const others = Array.from({ length: 5 }, (_, at) =>
      drawnPdf(counted(`other-${at}`), { owner: `other-${at}` }).then(() => order.push("other")),
    );
    const letter = drawnPdf(documentOf("Letter")).then(() => order.push("letter"));
    gone.abort(new Error("left"));
    await Promise.all([...many, ...others, letter]);
    // What was not begun is neither made nor drawn.
    expect([made.of.get("many"), order.filter((one) => one === "left").length]).toEqual([8, 292]);
    const drawn = order.filter((one) => one !== "left");
    expect(drawn.indexOf("letter")).toBeLessThan(3);
    // In turn: of who asked for many at most one between two others.
    expect(drawn.slice(0, 9).filter((one) => one === "many").length).toBeLessThanOrEqual(4);
    expect(drawn.lastIndexOf("other")).toBeLessThan(drawn.lastIndexOf("many"));
  });

  it("[SEC3-1] a document that cannot be made fails alone, and its owner's next one is drawn", async () => {
    const broken = drawnPdf(
      () => {
        throw new Error("no such document");
      },
      { owner: "one" },
    );
    const next = drawnPdf(documentOf("Next"), { owner: "one" });
    await expect(broken).rejects.toThrow("no such document");
    expect((await next).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("[SPD-01] leaves the loop free while it is drawn", async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const long = documentOf("Lang", 4_000);
    await drawnPdf(documentOf("Erstes"));
    delay.enable();
    await drawnPdf(long);
    delay.disable();
    const start = performance.now();
    await pdfOf(long);
    expect(delay.percentile(90) / 1e6).toBeLessThan((performance.now() - start) / 4);
  });

  it("[SPD-01] fails alone where it cannot be drawn, and those behind it are drawn", async () => {
    const broken = { ...documentOf("Kaputt"), blocks: [{ kind: "table" }] } as unknown as PdfDocument;
    const [failed, drawn] = await Promise.allSettled([drawnPdf(broken), drawnPdf(documentOf("Danach"))]);
    expect(failed.status).toBe("rejected");
    expect(drawn.status).toBe("fulfilled");
  });

  it.runIf(process.platform === "linux")("[SPD-01] is drawn at a lower priority than the loop has", async () => {
    await drawnPdf(documentOf("Priorität"));
    const nice = readdirSync("/proc/self/task").map((task) =>
      Number(/^.*\) (?:\S+ ){16}(\S+)/.exec(readFileSync(`/proc/self/task/${task}/stat`, "utf8"))?.[1]),
    );
    const own = Number(
      /^.*\) (?:\S+ ){16}(\S+)/.exec(readFileSync(`/proc/self/task/${process.pid}/stat`, "utf8"))?.[1],
    );
    expect(Math.max(...nice)).toBeGreaterThan(own);
  });

  it("[SPD-01] holds no process that has nothing else to do, and is finished before one ends", () => {
    const program = `import { drawnPdf } from ${JSON.stringify(new URL("./drawing.ts", import.meta.url).href)};
      const document = { ...${JSON.stringify(documentOf("Ende"))}, at: new Date(0) };
      void drawnPdf(document).then((pdf) => console.log(pdf.subarray(0, 5).toString()));`;
    const started = performance.now();
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(stdout.trim(), stderr).toBe("%PDF-");
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
