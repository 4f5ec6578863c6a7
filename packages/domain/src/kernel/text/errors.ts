// What is refused of any typed text. [CUS-01]
import { Refusal } from "#kernel/refusal";

/** Control characters, or such as change the direction of writing; they are never typed and deceive a reader. */
export class ForbiddenCharacters extends Refusal("ForbiddenCharacters", "CUS-01")<{}> {}
