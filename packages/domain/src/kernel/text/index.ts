// The door of `text`.
export { ForbiddenCharacters } from "./errors.ts";
