import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AgreedPlace, documentLocaleOf, SaidPlace } from "#src/ui/text/in-language.tsx";

/** What stands on the paper, one by one. */
const texts = (markup: string) => markup.split(/<[^>]*>/).filter((text) => text.trim() !== "");
const agreed = (language: "ar" | "en" | "ar-en", name: string) =>
  texts(renderToStaticMarkup(<AgreedPlace documentLocale={documentLocaleOf(language)} name={name} />));
const said = (language: "ar" | "en" | "ar-en", name: string) =>
  texts(renderToStaticMarkup(<SaidPlace documentLocale={documentLocaleOf(language)} name={name} />));

it("leads with the place as it was agreed, and adds what a language of the paper calls it otherwise", () => {
  expect(agreed("en", "دبي – القوز")).toEqual(["دبي – القوز"]);
  expect(agreed("en", "جبل علي، دبي")).toEqual(["جبل علي، دبي", " (", "Jebel Ali, Dubai", ")"]);
  expect(agreed("ar", "دبي – القوز")).toEqual(["دبي – القوز"]);
  expect(agreed("ar-en", "Jebel Ali Port")).toEqual(["Jebel Ali Port", " (", "ميناء جبل علي", ")"]);
  expect(agreed("ar-en", "Warehouse 7")).toEqual(["Warehouse 7"]);
});

it("says of each name that was added in which language it is", () => {
  const paper = renderToStaticMarkup(<AgreedPlace documentLocale={documentLocaleOf("ar-en")} name="Djebel Ali" />);
  expect(paper).toMatch(
    /<bdi dir="auto">Djebel Ali<\/bdi> \(<bdi[^>]*lang="ar"[^>]*>جبل علي<.*lang="en"[^>]*>Jebel Ali</,
  );
});

it("calls a party's city as the paper's languages do", () => {
  expect(said("en", "دبي")).toEqual(["Dubai"]);
  expect(said("ar-en", "Dubai")).toEqual(["دبي", "Dubai"]);
  expect(said("en", "Al Quoz")).toEqual(["Al Quoz"]);
});
