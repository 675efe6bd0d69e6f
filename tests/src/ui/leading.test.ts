import { beforeEach, expect, it } from "vitest";
import { Leading } from "#src/ui/compare/leading.ts";

/** A box that ends somewhere, as far as the two need it. */
class Box {
  follows = false;
  #left = 0;
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }
  get scrollLeft(): number {
    return this.#left;
  }
  set scrollLeft(left: number) {
    this.#left = Math.min(this.#most, left);
  }
  toggleAttribute(_name: string, isSet = false): boolean {
    this.follows = isSet;
    return isSet;
  }
}

let heads: Box;
let rows: Box;
let leading: Leading;
beforeEach(() => {
  heads = new Box(300);
  rows = new Box(310);
  leading = new Leading();
});

/** Something scrolls a box, and its event comes, then that of the other. */
function move(box: Box, left: number): void {
  box.scrollLeft = left;
  const other = box === heads ? rows : heads;
  leading.scrolled(box, other);
  leading.scrolled(other, box);
}
const places = () => [heads.scrollLeft, rows.scrollLeft, heads.follows, rows.follows];

it("a scroll before anybody touched a box leads the other", () => {
  move(rows, 200);
  expect(places()).toEqual([200, 200, true, false]);
});

it("a scroll of the box that follows leads, wherever it was put before", () => {
  leading.lead(heads, rows);
  move(heads, 100);
  move(rows, 200);
  expect(places()).toEqual([200, 200, true, false]);
  move(heads, 50);
  expect(places()).toEqual([50, 50, false, true]);
});

it("what follows does not take the lead by coming to where it was put, even where it ends before", () => {
  leading.lead(rows, heads);
  move(rows, 310);
  expect(places()).toEqual([300, 310, true, false]);
  heads.scrollLeft = 299.5;
  leading.scrolled(heads, rows);
  expect(places()).toEqual([299.5, 310, true, false]);
});

it("a late event of the box that led before does not take the lead back", () => {
  leading.lead(rows, heads);
  move(rows, 100);
  leading.lead(heads, rows);
  leading.scrolled(rows, heads);
  expect(places()).toEqual([100, 100, false, true]);
});
