// What always holds of feature flags.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyAnswer, anyKey } from "./arbitraries.ts";
import { flagsOf, isOn, showsBlock, showsLayout } from "./rules.ts";

const anyPart = fc.constantFrom(
  "advent",
  "blackfriday",
  "easter",
  "easterhome",
  "newsletter",
  "default",
  "hero",
  "toString",
);

export const laws: readonly Law[] = [
  law("[CNT-09] whatever is answered, it is a list of flags, each with a key and none twice", () =>
    fc.property(anyAnswer, (answer) => {
      const keys = flagsOf(answer).map(({ key }) => key);
      return new Set(keys).size === keys.length && keys.every((key) => typeof key === "string" && key !== "");
    }),
  ),
  law("[CNT-09] a feature is on exactly where its key is listed", () =>
    fc.property(
      fc.array(anyKey),
      anyKey,
      (keys, key) => isOn(flagsOf(keys.map((listed) => ({ key: listed }))), key) === keys.includes(key),
    ),
  ),
  law("[CNT-09] a flag that is switched on hides nothing", () =>
    fc.property(fc.array(anyKey), anyKey, anyPart, (keys, more, part) => {
      const [few, many] = [flagsOf(keys.map((key) => ({ key }))), flagsOf([...keys, more].map((key) => ({ key })))];
      return (!showsLayout(few, part) || showsLayout(many, part)) && (!showsBlock(few, part) || showsBlock(many, part));
    }),
  ),
];
