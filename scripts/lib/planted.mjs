// `npm run mutate -- planted`: bugs of meaning, each of which a law of its context must catch. About two seconds each; no part of CI.
import { planted } from "../../packages/domain/planted.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./places.mjs";
import { run, say } from "./say.mjs";

/** Tries all, or those whose file or words hold a text; says how many survive. */
export const tryPlanted = async (wanted) => {
  const chosen = planted.filter(({ file, description }) => `${file} ${description}`.includes(wanted));
  const survivors = [];
  for (const bug of chosen) {
    const { code, output } = await run(pinnedNode(), [fromSource, at("scripts/try-planted.mjs")], {
      cwd: root,
      env: environment({ PLANTED: JSON.stringify(bug) }),
    });
    if (code === 0) say(`noticed   ${bug.file}: ${bug.description}\n            ${output.trim().split("\n").at(-1)}`);
    else {
      survivors.push(bug);
      say(`SURVIVES  ${bug.file}: ${bug.description}${code === 3 ? "" : `\n${output.trim()}`}`);
    }
  }
  say(`${chosen.length - survivors.length} of ${chosen.length} planted bugs are noticed by a law`);
  return survivors.length === 0 && chosen.length > 0;
};
