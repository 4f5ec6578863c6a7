// The playground of names: how typed text is read, or why it is refused.
import { parseDomainName, strictToAscii, toUnicode } from "@kontor/domain/shop/domain-name";
import { refusalText } from "@kontor/domain/site/refusal";
import * as Result from "effect/Result";
import endings from "../../../content/catalog/endings.json";
import { playing, table } from "./form.mjs";

const toAscii = strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null));

playing(({ typed }) => {
  const read = parseDomainName(typed.trim(), { toAscii, endings, defaultEnding: "de" });
  if (Result.isFailure(read))
    return { sentence: `${refusalText("en", read.failure)} (${read.failure._tag}, ${read.failure.rule})` };
  const { name, hints, otherSpelling } = read.success;
  return {
    sentence: `Read as ${name.unicode}.`,
    nodes: [
      table("The name", [
        ["Shown", name.unicode],
        ["In ASCII", name.ascii],
        ["Label", toUnicode(name.label)],
        ["Ending", `.${toUnicode(name.ending)}`],
        ["Changed on the way", hints.length === 0 ? "nothing" : hints.join(", ").replaceAll("-", " ")],
        ...(otherSpelling === null ? [] : [["Another name", otherSpelling.unicode]]),
      ]),
    ],
  };
});
