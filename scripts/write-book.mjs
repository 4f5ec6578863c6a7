// Writes docs/rules.json, the law book as data, which is in no commit: builds, tests and checks make it where it is missing or old. [HDL-01]
import { readBook, writeBookData } from "./lib/law-book.mjs";

writeBookData(await readBook());
