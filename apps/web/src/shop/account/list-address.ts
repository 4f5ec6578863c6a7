// The address of a list with what was chosen of it and where one is in it. [ACC-09]
export const addressWith = (path: string, chosen: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return query === "" ? path : `${path}?${query}`;
};
