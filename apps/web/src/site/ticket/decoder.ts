// Reads QR codes in pictures of a camera where the browser does not: fetched only then. [TKT-02]
export { default } from "qr/decode.js";
