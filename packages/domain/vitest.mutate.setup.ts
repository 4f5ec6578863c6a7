// The same values for every mutant, and no search for the smallest one: that a law is broken is enough.
import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
