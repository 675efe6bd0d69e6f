import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { AskedGoods } from "#src/features/inbox/asked-goods.tsx";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

it("says the size of a file in the reader's language", () => {
  const files = [{ id: "fil_1", name: "plan.pdf", bytes: 3 * 1024 * 1024 }];
  const request = { description: "Dates", category: "food-products", lines: [], files } as never;
  const shown = () => renderToString(createElement(AskedGoods, { request }));
  speak("fr");
  expect(shown()).toContain("3\u00a0Mo");
  speak("ar");
  expect(shown()).toContain("ميغابايت");
});
