// The pages of the contract: a button to copy each call and answer. Without scripts there is none, and the text can be selected.

const status = document.querySelector("#copied");

/** A page that was not sent safely has no clipboard: its text is selected, and copied as a browser's own menu does. */
const copy = async (part) => {
  const text = part.textContent ?? "";
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const range = document.createRange();
  range.selectNodeContents(part);
  const selection = getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
  if (!document.execCommand("copy")) throw new Error("no clipboard");
  selection.removeAllRanges();
};

for (const block of document.querySelectorAll("[data-copy]")) {
  const name = block.dataset.copy;
  const button = document.createElement("button");
  button.type = "button";
  const [word, what] = [document.createElement("span"), document.createElement("span")];
  word.textContent = "Copy";
  what.textContent = ` ${name}`;
  what.className = "k-hidden";
  button.append(word, what);
  button.addEventListener("click", async () => {
    const isCopied = await copy(block.querySelector("pre")).then(
      () => true,
      () => false,
    );
    word.textContent = isCopied ? "Copied" : "Select it";
    status.textContent = isCopied ? `Copied: ${name}` : `Could not be copied; select the text: ${name}`;
    setTimeout(() => (word.textContent = "Copy"), 2000);
  });
  block.querySelector(".of").append(button);
}
