import { expect, it } from "vitest";
import { sizedPicture } from "#src/ui/sized-picture.ts";

const upload = (size: string) => `/files/products/abc_-defghijklmnopqrs.${size}.${"m".repeat(22)}.webp`;

it("an upload offers each width that is below its own, and its own", () => {
  const path = upload("1600x1200");
  const at = (width: number) => `${path.replace(".webp", `.${width}.webp`)} ${width}w`;
  expect(sizedPicture(path, "50vw")).toEqual({
    src: path,
    srcSet: [at(160), at(480), at(960), `${path} 1600w`].join(", "),
    sizes: "50vw",
  });
  expect(sizedPicture(upload("160x120"), "50vw").srcSet).toBe(`${upload("160x120")} 160w`);
});

it("of a picture that is cut at its sides, a wider one fills the same box", () => {
  const path = upload("1600x800");
  expect(sizedPicture(path, "50vw", 1).srcSet).toContain(`${path.replace(".webp", ".480.webp")} 240w`);
  expect(sizedPicture(upload("800x1600"), "50vw", 1).srcSet).toContain(" 480w");
});

it("a drawn picture has one size, and the site's sign stands in for none", () => {
  expect(sizedPicture("/pictures/dates.svg", "50vw")).toEqual({ src: "/pictures/dates.svg" });
  expect(sizedPicture(null, "50vw")).toEqual({ src: "/mark.svg" });
});
