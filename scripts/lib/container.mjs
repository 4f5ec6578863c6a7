// Checks a container file by the few rules that matter here; no daemon, no download.

/** Instructions with their words, lines that go on joined, comments left out. */
const instructionsOf = (text) =>
  text
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\s*\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      name: line.split(/\s+/)[0].toUpperCase(),
      words: line.slice(line.split(/\s+/)[0].length).trim(),
    }));

const secretName = /(SECRET|PASSWORD|PASSWD|TOKEN|API_?KEY|PRIVATE_KEY|SMTP_URL|DATABASE_URL)\b/i;

/** What is wrong with a container file and what is sent to its build; none when it is sound. */
export const containerFaults = (text, ignored) => {
  const all = instructionsOf(text);
  const stages = all.filter(({ name }) => name === "FROM");
  const names = stages.flatMap(({ words }) => / as (\S+)$/i.exec(words)?.[1] ?? []);
  const last = all.slice(all.findLastIndex(({ name }) => name === "FROM"));
  const has = (name) => last.some((each) => each.name === name);
  const user = last.findLast(({ name }) => name === "USER")?.words ?? "root";
  return [
    ...(stages.length === 0 ? ["There is no FROM."] : []),
    ...stages
      .map(({ words }) => words.split(/\s+/)[0])
      .filter(
        (image) =>
          !names.includes(image) && image !== "scratch" && !/(:(?!latest$)[\w.-]+|@sha256:[\da-f]{64})$/.test(image),
      )
      .map((image) => `FROM ${image} names no version.`),
    ...(/^(root|0)(:|$)/.test(user) ? ["The last stage runs as root: give it a USER."] : []),
    ...all
      .filter(({ name }) => name === "ADD")
      .map(({ words }) => `ADD ${words} unpacks and downloads by itself: use COPY.`),
    ...all
      .filter(({ name, words }) => (name === "ENV" || name === "ARG") && secretName.test(words))
      .map(
        ({ name, words }) =>
          `${name} ${words.split(/[\s=]/)[0]} would stand in every image: give secrets when it is run.`,
      ),
    ...all
      .filter(({ name, words }) => (name === "CMD" || name === "ENTRYPOINT") && !words.startsWith("["))
      .map(({ name }) => `${name} starts a shell, which keeps signals from the shop: write it as a list.`),
    ...all
      .filter(({ name, words }) => name === "RUN" && /\bnpm (i|install)\b/.test(words))
      .map(() => "RUN npm install takes other versions than the lockfile: use npm ci."),
    ...all
      .filter(({ name, words }) => name === "RUN" && /\b(curl|wget)\b[^|&;]*\|\s*(ba)?sh/.test(words))
      .map(() => "RUN runs what it downloads."),
    ...all
      .filter(({ name, words }) => name === "RUN" && /\bsudo\b|chmod\s+(-R\s+)?0?777/.test(words))
      .map(({ words }) => `RUN ${words.slice(0, 40)}… gives more rights than needed.`),
    ...(has("HEALTHCHECK") ? [] : ["The last stage has no HEALTHCHECK."]),
    ...(has("CMD") || has("ENTRYPOINT") ? [] : ["The last stage starts nothing."]),
    ...["node_modules", ".git", "data", "deploy/.env"]
      .filter((path) => !ignored.split("\n").includes(path))
      .map((path) => `.dockerignore lets ${path} into the build.`),
  ];
};
