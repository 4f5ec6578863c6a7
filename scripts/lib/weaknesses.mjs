// Reads what `npm audit --json` says: the weaknesses that are known, or why nobody could be asked.

/** `{ found }` or `{ unasked }`, a few words on why. */
export const weaknessesIn = (output) => {
  const told = read(output);
  if (typeof told?.vulnerabilities !== "object" || told.vulnerabilities === null) return { unasked: whyNot(told, output) };
  const found = Object.values(told.vulnerabilities).map(({ name, severity, via = [] }) => ({
    name,
    severity,
    titles: via.map((cause) => (typeof cause === "string" ? `by ${cause}` : cause.title)).join("; "),
  }));
  return { found };
};

/** npm writes warnings before and after the document. */
const read = (output) => {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
};

const whyNot = (told, output) => {
  if (typeof told?.statusCode === "number") return `status ${told.statusCode}`;
  return /\b(E[A-Z]{4,}|ENOTFOUND|EAI_AGAIN)\b/.exec(`${told?.error?.code ?? ""} ${told?.message ?? ""} ${output}`)?.[1] ?? "no answer";
};
