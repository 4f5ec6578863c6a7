// The check over plain http, as a phone meets it in the network of a hall: without camera, worker and cryptography. [TKT-02] [FRM-06]

import { test } from "../../../test/browser/shop.ts";

// The event is made by processes of their own, as an operator starts them.
test.slow();
