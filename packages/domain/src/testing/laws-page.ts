// What came of laws as one static page: each law with its requirements, runs and outcome, what broke it, and how the same values are tried again. [PKG-05]
import type { LawOutcome } from "./check-laws.ts";

/** The laws of a context, or of whatever was tried, with what came of them. */
export interface TriedLaws {
  readonly context: string;
  readonly outcomes: readonly LawOutcome[];
}

export interface LawsPageSettings {
  readonly title?: string;
  /** The command or the call that tries a law with the same values again. */
  readonly repeat?: (outcome: LawOutcome) => string;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const callOf = ({ runs, seed }: LawOutcome): string => `checkedLaw(law, { runs: ${runs}, seed: ${seed} })`;

/** A sentence without the ids in front of it. */
const plain = (sentence: string): string => sentence.replaceAll(/\[[A-Z0-9]+-[A-Z0-9]+\] ?/g, "");

const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1a1d21; --line: #c3c8ce; --held: #14622f; --broken: #a3151c; --code: #eef1f4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171a; --ink: #e9ecef; --line: #4a5159; --held: #7ed69b; --broken: #ff9c94; --code: #252a30; }
}
body { margin: 0 auto; padding: 1rem; max-inline-size: 90rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: inherit; }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; }
th, td { padding: 0.5rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
thead th { font-weight: 700; }
tbody th { min-inline-size: 18rem; }
.holds { color: var(--held); }
.broken { color: var(--broken); font-weight: 700; }
code { background: var(--code); overflow-wrap: anywhere; }
p, ol { margin-block: 0 0.5rem; }`;

/** What broke a law, in words: the smallest values that were found, and what the law said. */
const broken = ({ counterexample, runs, reason, report }: LawOutcome): string => {
  const values = (counterexample ?? []).map((value) => `<li><code>${escaped(value)}</code></li>`);
  return [
    values.length === 0
      ? `<p>${escaped(report ?? "")}</p>`
      : `<p>It does not hold for these values, the smallest that were found, after ${counted(runs, "run", "runs")}:</p><ol>${values.join("")}</ol>`,
    reason === null ? "" : `<p>The law says: ${escaped(reason)}</p>`,
  ].join("");
};

const row = (outcome: LawOutcome, id: string, repeat: string): string => `<tr id="${id}">
<th scope="row">${escaped(plain(outcome.sentence))}</th>
<td>${outcome.ids.join(", ")}</td>
<td>${outcome.runs}</td>
<td><span class="${outcome.holds ? "holds" : "broken"}">${outcome.holds ? "holds" : "broken"}</span></td>
<td>${outcome.holds ? "none" : broken(outcome)}</td>
<td>${outcome.seed}</td>
<td><code>${escaped(repeat)}</code></td>
</tr>`;

const columns = ["Law", "Requirements", "Runs", "Outcome", "Counterexample", "Seed", "To repeat"];

/** The page as HTML, of one file that loads no other. */
export const lawsPage = (tried: readonly TriedLaws[], settings: LawsPageSettings = {}): string => {
  const { title = "Laws", repeat = callOf } = settings;
  const all = tried.flatMap(({ outcomes }) => outcomes);
  const idOf = (at: number, index: number): string => `law-${at + 1}-${index + 1}`;
  const failed = tried.flatMap(({ context, outcomes }, at) =>
    outcomes.flatMap(({ holds, sentence }, index) =>
      holds ? [] : [`<li><a href="#${idOf(at, index)}">${escaped(`${context}: ${plain(sentence)}`)}</a></li>`],
    ),
  );
  const sections = tried.map(({ context, outcomes }, at) => {
    const heading = `context-${at + 1}`;
    const rows = outcomes.map((outcome, index) => row(outcome, idOf(at, index), repeat(outcome)));
    const wrong = outcomes.filter(({ holds }) => !holds).length;
    return `<h2 id="${heading}">${escaped(context)}</h2>
<section class="wide" aria-labelledby="${heading}" tabindex="0">
<table>
<caption>${counted(outcomes.length, "law", "laws")}, ${wrong === 0 ? "none" : wrong} broken</caption>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</section>`;
  });
  const summary =
    failed.length === 0
      ? `<p>${counted(all.length, "law holds", "laws hold")}.</p>`
      : `<p>${failed.length} of ${counted(all.length, "law is", "laws are")} broken:</p>\n<ul>\n${failed.join("\n")}\n</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: ${failed.length === 0 ? "all hold" : `${failed.length} broken`}</title>
<link rel="icon" href="data:,">
<style>${style}
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${summary}
${sections.join("\n")}
</main>
</body>
</html>
`;
};
