import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { formatPercent } from "#i18n/formats.ts";
import { Figure } from "#src/ui/text/figure.tsx";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));
const shown = (value: string) => renderToString(createElement(Figure, { value }));

it("writes a share as the page's language does, and any other figure as it is", () => {
  speak("fr");
  expect(shown("88%")).toMatch(/>88[\u00a0\u202f]%</);
  expect(shown("88%")).toContain(`>${formatPercent(88, "fr")}<`);
  expect(shown("1,200+")).toContain(">1,200+<");
  expect(shown("99.5% on time")).toContain(">99.5% on time<");
  speak("en");
  expect(shown("88%")).toContain(">88%<");
});
