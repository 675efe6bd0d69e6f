import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CityElsewhere } from "#src/features/admin/application-facts.tsx";
import { speak } from "../../../support/in-locale.ts";

it("a city that is known in another country than the company's is told with that country, any other is not", () => {
  speak("en");
  expect(renderToStaticMarkup(<CityElsewhere country="AE" />)).toContain("another country: UAE");
  expect(renderToStaticMarkup(<CityElsewhere country={null} />)).toBe("");
});
