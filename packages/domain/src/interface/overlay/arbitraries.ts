// What may happen to blur, tooltips and menus, for laws.
import type { Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import type { BlurEvent, MenuEvent, TooltipEvent } from "./machine.ts";

export const anyOwner: fc.Arbitrary<string> = fc.constantFrom("menu", "search", "lightbox");

export const anyBlurring: fc.Arbitrary<readonly BlurEvent[]> = fc.array(
  fc.tuple(fc.constantFrom("blur.show" as const, "blur.hide" as const), anyOwner).map(([type, id]) => ({ type, id })),
  { maxLength: 20 },
);

const anyPause: fc.Arbitrary<Passing> = fc
  .oneof(fc.nat(600), fc.constantFrom(1, 149, 150, 199, 200, 399, 400))
  .map((milliseconds) => ({ type: "time", milliseconds }));

export const anyHovering: fc.Arbitrary<readonly (TooltipEvent | Passing)[]> = fc.array(
  fc.oneof(
    anyPause,
    fc.constantFrom<TooltipEvent>(
      { type: "pointer.enter", over: "trigger" },
      { type: "pointer.enter", over: "tip" },
      { type: "pointer.leave" },
      { type: "focus.enter" },
      { type: "focus.leave" },
      { type: "trigger.press" },
      { type: "key.escape" },
    ),
  ),
  { maxLength: 25 },
);

export const anyMenuUse: fc.Arbitrary<readonly (MenuEvent | Passing)[]> = fc.array(
  fc.oneof(
    anyPause,
    fc.constantFrom<MenuEvent>(
      { type: "menu.open" },
      { type: "menu.close" },
      { type: "pointer.enter" },
      { type: "pointer.leave" },
      { type: "key.escape" },
    ),
  ),
  { maxLength: 25 },
);
