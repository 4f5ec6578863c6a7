// Who presses the button of a form twice: the second press does nothing to what has come under the pointer meanwhile. [FRM-01]
import { aMailbox, expectReceived, fillForm, formPath, sendButton } from "../../../test/browser/forms.ts";
import { expect, open, test } from "../../../test/browser/shop.ts";
import { pressAgain } from "../../../test/browser/presses.ts";
import { words } from "../../../test/browser/words.ts";

const t = words("en");

test("[FRM-01] the second press on the button of a form, which is gone, neither follows a link of its receipt nor takes the focus", async ({
  page,
}) => {
  const email = aMailbox("twice");
  await open(page, formPath("contact", "en"));
  await fillForm(page, "contact", email);
  await sendButton(page, "contact", "en").click();
  await expectReceived(page, "contact", "en", email);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const home = page.getByRole("main").getByRole("link", { name: t("message.received.home") });
  for (const place of [home, page.getByText(email)]) {
    await place.hover();
    await pressAgain(page);
    await expect(heading).toBeFocused();
  }
  await expectReceived(page, "contact", "en", email);
  await home.click();
  await page.waitForURL(/\/en$/);
});
