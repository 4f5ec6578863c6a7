// How a changeset becomes an entry of a CHANGELOG.md: its sentences alone. Who reads it has the package and not the history, so that no commit is named,
// and no list of packages that only follow.
const indented = (text) =>
  text
    .trim()
    .split("\n")
    .map((line, at) => (at === 0 || line === "" ? line : `  ${line}`))
    .join("\n");

export default {
  getReleaseLine: async ({ summary }) => `- ${indented(summary)}`,
  getDependencyReleaseLine: async () => "",
};
