import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { formatMoney } from "#i18n/formats.ts";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { AgreedDelivery, SaidSeat, TaxNumber } from "#src/ui/text/in-language.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { Seat } from "#src/ui/text/seat.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { speak } from "../../../support/in-locale.ts";

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

afterEach(() => speak("ar"));

describe("a city with its country", () => {
  it("has a point between them alone", () => {
    speak("en");
    const country = countryName("AE");
    expect(textOf(renderToStaticMarkup(<Seat city="Dubai" country="AE" />))).toBe(`Dubai · ${country}`);
    expect(textOf(renderToStaticMarkup(<Seat city="" country="AE" />))).toBe(country);
    expect(textOf(renderToStaticMarkup(<Seat city="Dubai" country={null} />))).toBe("Dubai");
  });

  it("has none on paper either", () => {
    const documentLocale = { main: "en", beside: null } as const;
    const seat = <SaidSeat documentLocale={documentLocale} city="" country="AE" />;
    expect(textOf(renderToStaticMarkup(seat))).toBe(countryName("AE", "en"));
  });
});

describe("a delivery term", () => {
  const marksIn = (html: string) => [...html.matchAll(/role="img"[^>]*>(\w+)</g)].map(([, locale]) => locale);
  const shown = (place: string) => renderToStaticMarkup(<Delivery incoterm="FOB" place={place} />);

  it("calls a place as the reader does, without a mark", () => {
    for (const locale of LOCALES) {
      speak(locale);
      expect(marksIn(shown("Charjah, port Khalid"))).toEqual([]);
      expect(marksIn(shown("Dubai"))).toEqual([]);
    }
    speak("ar");
    expect(textOf(shown("Charjah, port Khalid"))).toBe("FOB الشارقة، ميناء خالد");
  });

  it("marks a place that stays in another language", () => {
    speak("ar");
    expect(marksIn(shown("Charjah, quai Yarmouk"))).toEqual(["fr"]);
    speak("en");
    expect(marksIn(shown("المصفح، القطاع 12"))).toEqual(["ar"]);
  });

  it("names on paper the edition that it goes by, and its place in one pair of brackets", () => {
    const documentLocale = { main: "ar", beside: null } as const;
    const agreed = <AgreedDelivery documentLocale={documentLocale} incoterm="DAP" place="Dubai" />;
    expect(textOf(renderToStaticMarkup(agreed))).toBe("DAP Dubai (دبي) Incoterms® 2020");
  });
});

describe("on paper", () => {
  it("a tax number that nobody told is left out with its name", () => {
    const documentLocale = { main: "en", beside: null } as const;
    const shown = (number: string | null) =>
      renderToStaticMarkup(<TaxNumber documentLocale={documentLocale} number={number} country="AE" />);
    expect(shown(null)).toBe("");
    expect(shown("100123456700003")).toContain("100123456700003");
  });
});

it.each(LOCALES)("an amount stays on one line in %s, with its currency", (locale) => {
  speak(locale);
  const html = renderToStaticMarkup(<Price minor={0} currency="AED" />);
  expect(html).toContain("whitespace-nowrap");
  expect(textOf(html)).toBe(formatMoney(0, "AED", locale));
});
