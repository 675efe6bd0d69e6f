import { expect, it } from "vitest";
import { sizeInPath, smallerPath, smallerWidths, wholePath } from "#domain/catalogue/picture-path.ts";

const MARK = "m-_".padEnd(22, "k");
const NAME = "/files/products/abc_-defghijklmnopqrs.1600x900";
const PATH = `${NAME}.${MARK}.webp`;

it("an uploaded picture's path tells its size; a drawn one's does not", () => {
  expect(sizeInPath(PATH)).toEqual({ width: 1600, height: 900 });
  expect(sizeInPath("/pictures/dates.svg")).toBeNull();
  expect(sizeInPath("/pictures/dates.1600x900.svg")).toBeNull();
});

it("is kept in each width below its own", () => {
  expect(smallerWidths(1600)).toEqual([160, 480, 960]);
  expect(smallerWidths(960)).toEqual([160, 480]);
  expect(smallerWidths(160)).toEqual([]);
});

it("a smaller one lies beside the whole one, which its path leads back to", () => {
  expect(smallerPath(PATH, 480)).toBe(`${NAME}.${MARK}.480.webp`);
  for (const width of [160, 480, 960]) expect(wholePath(smallerPath(PATH, width))).toBe(PATH);
  expect(wholePath(PATH)).toBe(PATH);
  expect(wholePath(`${NAME}.${MARK}.481.webp`)).toBe(`${NAME}.${MARK}.481.webp`);
  expect(sizeInPath(smallerPath(PATH, 480))).toBeNull();
});
