// The part of the package `punycode` that is used here; named with its file, since Node has a deprecated module of the bare name.
declare module "punycode/punycode.es6.js" {
  export function decode(label: string): string;
  export function encode(label: string): string;
}
