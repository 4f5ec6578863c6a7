// What stands in a form when its scripts begin: typed, or filled in by the browser, while they were on their way. React knows nothing of it and would take it away. [LOC-06]
export const typedBefore = (form: HTMLFormElement | null): Readonly<Record<string, string>> =>
  form === null
    ? {}
    : Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));
