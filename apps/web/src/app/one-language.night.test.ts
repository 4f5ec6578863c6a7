// A shop in English alone: no page, file, letter or answer has a trace of German. [PKG-08] [LOC-01] [LOC-16]
import { shopOfOneLanguage } from "../../test/one-language-shop.ts";

shopOfOneLanguage("en", "de");
