// What is used of tr46, which comes without types.
declare module "tr46" {
  export const toASCII: (name: string, options: Readonly<Record<string, boolean>>) => string | null;
}
