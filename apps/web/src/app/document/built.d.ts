// What the build says of the client, and the built texts of scripts, made by `platform/build/app-scripts-plugin.ts`.
declare module "virtual:app" {
  export const app: import("../../platform/app.ts").App;
  /** The app of the desk, with the sheets of its own. */
  export const desk: import("../../platform/app.ts").DeskFiles;
}

/** The built text of a script that runs by itself. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** The built text of a module, whose exports another script imports. */
declare module "*?inline-module" {
  const text: string;
  export default text;
}
