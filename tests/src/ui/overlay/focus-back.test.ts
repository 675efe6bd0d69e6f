import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { focusBack, wayBack } from "#src/ui/overlay/focus-back.ts";

let focused: unknown;

class Place {
  tabIndex = 0;
  isConnected = true;
  isDisabled = false;
  hasPlaceInOrder = false;
  constructor(
    readonly localName: string,
    readonly parentElement: Place | null = null,
  ) {}
  matches() {
    return this.isDisabled;
  }
  hasAttribute() {
    return this.hasPlaceInOrder;
  }
  focus() {
    focused = this;
  }
}

const body = new Place("body");

beforeEach(() => {
  focused = null;
  vi.stubGlobal("HTMLElement", Place);
  vi.stubGlobal("document", { body });
});
afterEach(() => vi.unstubAllGlobals());

/** A button in a panel of the page's own part. */
function page() {
  const main = new Place("main", new Place("div", body));
  const panel = new Place("section", main);
  const button = new Place("button", panel);
  return { main, panel, button, way: wayBack(button as never) };
}

it("gives the focus back to the button that it came from", () => {
  const { button, way } = page();
  focusBack(way);
  expect(focused).toBe(button);
});

it.each(["isConnected", "isDisabled"] as const)(
  "leaves it to the panel where the button no longer takes it: %s",
  (how) => {
    const { panel, button, way } = page();
    button[how] = how === "isDisabled";
    focusBack(way);
    expect(focused).toBe(panel);
    expect(panel.tabIndex).toBe(-1);
  },
);

it("leaves a part that scrolls where Tab comes to it", () => {
  const { panel, button, way } = page();
  panel.hasPlaceInOrder = true;
  button.isConnected = false;
  focusBack(way);
  expect(focused).toBe(panel);
  expect(panel.tabIndex).toBe(0);
});

it("goes no farther out than the page's own part", () => {
  const { main, panel, button, way } = page();
  button.isConnected = false;
  panel.isConnected = false;
  focusBack(way);
  expect(focused).toBe(main);
  main.isConnected = false;
  focused = null;
  focusBack(way);
  expect(focused).toBeNull();
});
