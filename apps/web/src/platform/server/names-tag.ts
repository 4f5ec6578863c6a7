/** Whether an `If-None-Match` names a tag. */
export const namesTag = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known.split(",").some((one) => one.trim() === etag || one.trim() === "*"));
