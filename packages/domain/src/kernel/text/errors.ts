// What is refused of any text that somebody typed. [CUS-01]
import { Refusal } from "#kernel/refusal";

/** Control characters, or such as turn the direction of writing; nobody types them and they deceive a reader. */
export class ForbiddenCharacters extends Refusal("ForbiddenCharacters", "CUS-01")<{}> {}
