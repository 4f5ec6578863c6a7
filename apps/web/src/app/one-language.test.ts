// A shop in German alone: no page, file, letter or answer has a trace of English. [PKG-08] [LOC-01] [LOC-16]
import { shopOfOneLanguage } from "../../test/one-language-shop.ts";

shopOfOneLanguage("de", "en");
