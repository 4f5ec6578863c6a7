// How much is pasted into each reader of foreign text: a little every day, 2,000 at night and by `PASTES=2000 npm test -- --unit pasted`.
export const pastes = {
  numRuns: Number(process.env["PASTES"] ?? (process.env["KONTOR_NIGHT"] === "1" ? 2_000 : 30)),
};
