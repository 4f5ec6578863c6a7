// Random walks through cart and configurator in two tabs, with slow, failing and reordered answers; `npm run battery` walks 200 of them, and one again by its seed. [CRT-01]
import { expect, test } from "../../../test/browser/shop.ts";
import { walk } from "../../../test/browser/walks/walk.ts";

const first = Number(process.env.KONTOR_WALK_SEED ?? 1);
const count = Number(process.env.KONTOR_WALKS ?? 2);

for (let seed = first; seed < first + count; seed += 1)
  test(`[CRT-01] [CRT-04] [CRT-08] at rest both tabs show what the server has, and no wish is lost silently: walk ${seed}`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const { faults, diary } = await walk(context, seed);
    expect(faults, `npm run battery -- --seed=${seed} --walks=1\n${diary.join("\n")}\n`).toEqual([]);
  });
