// A machine to click through: the real one, each move a button, with a history, a step back and a reset.
import { initialTransition } from "xstate";
import { movesFrom, statesOf } from "./moves.mjs";
import { walks } from "./walks.mjs";

const open = async (place) => {
  const walk = walks[place.dataset.machine];
  if (walk === undefined) return;
  const { machine, inputs = [undefined], moments } = await walk();
  const [now, buttons, past] = ["now", "moves", "past"].map((name) => place.querySelector(`[data-${name}]`));
  const begin = (input) => [{ name: "begins", snapshot: initialTransition(machine, input)[0] }];
  let beginning = 0;
  let path = begin(inputs[0]);

  const show = () => {
    const { snapshot } = path.at(-1);
    const states = statesOf(snapshot.value);
    now.textContent = `State: ${states.join(", ")}`;
    past.replaceChildren(
      ...path.map(({ name, snapshot: then }) => {
        const item = document.createElement("li");
        item.textContent = `${name} → ${statesOf(then.value).join(", ")}`;
        return item;
      }),
    );
    const moves = movesFrom(machine, snapshot, moments);
    buttons.replaceChildren(
      ...moves.map(({ name, next }) => {
        const button = document.createElement("button");
        button.type = "button";
        const changed = statesOf(next.value).filter((state) => !states.includes(state));
        button.textContent = changed.length === 0 ? name : `${name} → ${changed.join(", ")}`;
        button.addEventListener("click", () => {
          path = [...path, { name, snapshot: next }];
          show();
          (buttons.querySelector("button") ?? place.querySelector("[data-back]")).focus();
        });
        return button;
      }),
    );
    if (moves.length === 0) buttons.textContent = "Nothing can happen from here with the samples that there are.";
    const names = new Set(states.flatMap((state) => state.split(".")));
    for (const box of document.querySelectorAll("[data-state]"))
      box.classList.toggle("here", names.has(box.dataset.state));
  };

  const on = (name, act) =>
    place.querySelector(`[data-${name}]`).addEventListener("click", () => {
      act();
      show();
    });
  on("back", () => {
    if (path.length > 1) path = path.slice(0, -1);
  });
  on("reset", () => {
    path = path.slice(0, 1);
  });
  on("other", () => {
    beginning = (beginning + 1) % inputs.length;
    path = begin(inputs[beginning]);
  });
  place.querySelector("[data-other]").hidden = inputs.length < 2;
  show();
  place.hidden = false;
};

for (const place of document.querySelectorAll("[data-machine]")) void open(place);
