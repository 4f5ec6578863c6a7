// Reads the output of `npm audit --json`: the known vulnerabilities, or why the registry gave none.

/** `{ found }` or `{ unavailable }`, a few words on why. */
export const vulnerabilitiesIn = (output) => {
  const report = read(output);
  if (typeof report?.vulnerabilities !== "object" || report.vulnerabilities === null)
    return { unavailable: whyNot(report, output) };
  const found = Object.values(report.vulnerabilities).map(({ name, severity, via = [] }) => ({
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

const whyNot = (report, output) => {
  if (typeof report?.statusCode === "number") return `status ${report.statusCode}`;
  return (
    /\b(E[A-Z]{4,}|ENOTFOUND|EAI_AGAIN)\b/.exec(
      `${report?.error?.code ?? ""} ${report?.message ?? ""} ${output}`,
    )?.[1] ?? "no answer"
  );
};
