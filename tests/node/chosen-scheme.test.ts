import postcss from "postcss";
import { expect, test } from "vitest";
import { chosenScheme } from "../../scripts/vite/chosen-scheme.ts";

const plain = (css: string) => postcss([chosenScheme()]).process(css, { from: undefined }).css.replace(/\s+/g, " ");

test("what devices ask for at night spares who chose light and is there for who chose dark, as strong as before", () => {
  const css = plain("@media screen and (prefers-color-scheme:dark){:root{--a:1}.radix-themes .b,:root .c{--d:2}}");
  expect(css).toBe(
    '@media screen and (prefers-color-scheme:dark){:root:where(:not([data-scheme="light"])){--a:1}:where(:root:not([data-scheme="light"])) .radix-themes .b,:root:where(:not([data-scheme="light"])) .c{--d:2}}' +
      '@media screen{:root:where([data-scheme="dark"]){--a:1}:where(:root[data-scheme="dark"]) .radix-themes .b,:root:where([data-scheme="dark"]) .c{--d:2}}',
  );
});

test("what is for paper or for all is left alone", () => {
  const css = "@media print{:root{--a:1}} @media screen{:root{--a:2}} :root{--a:3}";
  expect(plain(css)).toBe(css);
});
