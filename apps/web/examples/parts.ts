// All examples: of the parts of packages/ui, and of those of the shell. Loaded behind the sheet that says the order of the layers.
import type { Examples } from "./model.ts";

const files = import.meta.glob<{ readonly examples: Examples }>(
  ["../../../packages/ui/src/*.examples.tsx", "./shell/*.examples.tsx"],
  {
    eager: true,
  },
);
export const parts = Object.entries(files).map(([file, { examples }]) => ({
  name: file.replace(/^.*\/(.*)\.examples\.tsx$/, "$1"),
  ...examples,
}));
