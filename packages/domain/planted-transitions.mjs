// Broken transitions, as text that takes the place of text: each machine runs on a screen, so a browser test must fail. `npm run mutate -- transitions` tries them. [HDL-08]

/** @typedef {{ readonly file: string, readonly from: string, readonly to: string, readonly description: string, readonly test: string }} PlantedTransition */

/** `test`: the browser test file that must fail. @type {readonly PlantedTransition[]} */
export const plantedTransitions = [
  {
    file: "shop/cart/machine.ts",
    from: 'on: { "cart.intend": { actions: "queue" } },',
    to: "on: {},",
    description: "what is wanted while a change is on its way is dropped",
    test: "cart-at-once.e2e.ts",
  },
  {
    file: "shop/cart/machine.ts",
    from: 'target: "deciding", actions: { type: "refuse", params: outcome }',
    to: 'target: "waiting", actions: { type: "refuse", params: outcome }',
    description: "a refusal is no answer",
    test: "cart-at-once.e2e.ts",
  },
  {
    file: "shop/domain-name/machine.ts",
    from: '"search.stop": { target: "resting", actions: "stop" }',
    to: '"search.stop": { actions: "stop" }',
    description: "a stopped search goes on",
    test: "domain-lists.e2e.ts",
  },
  {
    file: "shop/domain-name/machine.ts",
    from: 'counting: { after: { second: { target: "none", actions: "countDown" } } }',
    to: "counting: {}",
    description: "a wait is not counted down",
    test: "domain-lists.e2e.ts",
  },
  {
    file: "shop/checkout/machine.ts",
    from: '"quote.accept": { target: "ready", actions: "accept" }',
    to: '"quote.accept": {}',
    description: "another total cannot be accepted",
    test: "summary.e2e.ts",
  },
  {
    file: "shop/checkout/machine.ts",
    from: '"agreement.set": { actions: "tick" },',
    to: "",
    description: "no box can be ticked",
    test: "order.e2e.ts",
  },
  {
    file: "interface/toast/machine.ts",
    from: 'counting: { after: { next: { target: "deciding", actions: "passToNext" } } }',
    to: "counting: {}",
    description: "no toast goes by itself",
    test: "toasts.e2e.ts",
  },
  {
    file: "interface/lightbox/machine.ts",
    from: '"lightbox.close": "closed",',
    to: '"lightbox.close": {},',
    description: "the lightbox does not close",
    test: "lightbox.e2e.ts",
  },
  {
    file: "interface/lightbox/machine.ts",
    from: 'target: "failed", actions: "emitError" },\n              },',
    to: 'target: "loaded" },\n              },',
    description: "a picture that cannot be loaded counts as loaded",
    test: "lightbox.e2e.ts",
  },
  {
    file: "interface/loading-bar/machine.ts",
    from: 'after: { throttle: { target: "running", actions: "show" } }',
    to: 'after: { throttle: { target: "running" } }',
    description: "the bar is never shown",
    test: "loading-bar.e2e.ts",
  },
  {
    file: "interface/loading-bar/machine.ts",
    from: 'finishing: { after: { hide: { target: "hidden", actions: "hide" } } }',
    to: "finishing: {}",
    description: "a full bar stays",
    test: "loading-bar.e2e.ts",
  },
  {
    file: "interface/build-watch/machine.ts",
    from: 'outdated: { on: { "navigation.start": { actions: { type: "load", params: ({ event }) => event.path } } } }',
    to: "outdated: {}",
    description: "the next page of an old build is no full load",
    test: "build-watch.e2e.ts",
  },
  {
    file: "interface/overlay/machine.ts",
    from: 'waiting: { after: { appear: "open" }, on: {',
    to: "waiting: { on: {",
    description: "a menu does not open under the pointer",
    test: "menu.e2e.ts",
  },
  {
    file: "interface/overlay/machine.ts",
    from: 'after: { appear: "shown" },',
    to: "",
    description: "a tooltip does not appear under the pointer",
    test: "tooltip.e2e.ts",
  },
  {
    file: "shop/deal/machine.ts",
    from: '{ guard: { type: "isPhase", params: "open" }, target: "open" },',
    to: '{ guard: { type: "isPhase", params: "open" }, target: "missed" },',
    description: "an open deal counts as missed",
    test: "deals.e2e.ts",
  },
];
