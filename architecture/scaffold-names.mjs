// Names as the scaffolds write them into code, from what was typed: kebab-case.

/** `partner-request` as a type: `PartnerRequest`. */
export const typeOf = (name) => name.replaceAll(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());

/** As the key of an object: in quotes where it needs them. */
export const keyOf = (name) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));
