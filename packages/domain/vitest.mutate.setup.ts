// The same values for every mutant.
import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_121 });
