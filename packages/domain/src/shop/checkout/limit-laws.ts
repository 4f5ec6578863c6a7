// Laws of how many orders and letters there may be in a time. [OPS-08]
import fc from "fast-check";
import { type Law, law } from "#kernel/law";
import { mailboxOf } from "./limits.ts";

export const limitLaws: readonly Law[] = [
  law("[OPS-08] a mailbox is one, however its capitals are written and whatever follows a plus sign", () =>
    fc.property(fc.stringMatching(/^[a-z.]{1,8}$/), fc.stringMatching(/^[a-z0-9+.]{0,8}$/), (name, tag) => {
      const plain = mailboxOf(`${name}@example.test`);
      return (
        plain === `${name}@example.test` &&
        mailboxOf(` ${name.toUpperCase()}+${tag}@Example.TEST`) === plain &&
        mailboxOf(plain) === plain
      );
    }),
  ),
];
