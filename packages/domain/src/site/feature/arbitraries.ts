// Answers to the question for flags, right and wrong, for laws.
import fc from "fast-check";

export const anyKey: fc.Arbitrary<string> = fc.stringMatching(/^[a-z]{1,6}(-[a-z]{1,6})?$/);

export const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  fc.array(fc.oneof(fc.record({ key: anyKey, note: fc.string() }), fc.record({ key: fc.anything() }), fc.anything()), {
    maxLength: 8,
  }),
  fc.anything(),
);
