// What is refused of any typed text. [CUS-01]
import { Refusal } from "#kernel/refusal";

/** Control characters, invisible characters, or what changes the direction of writing; such are never typed and deceive a reader. In what is printed also what no document can print. `character`: the first of them, as `U+202E`, after itself where it is seen: `🎉 U+1F389`. */
export class ForbiddenCharacters extends Refusal("ForbiddenCharacters", "CUS-01")<{ readonly character: string }> {}
