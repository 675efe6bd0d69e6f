import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { RatingCard } from "#src/features/ratings/rating-card.tsx";
import { AskedWords } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const review = "تسليم في الموعد";
const reply = "Thank you for the order";
const rating = { supplierRating: 5, productQuality: 5, deliveryTime: 5, communication: 5, publishedAt: null };
const shown = () => renderToString(createElement(RatingCard, { rating: { ...rating, review, reply }, giver: "" }));

it("marks a review and its reply where they stand in another language than the page", () => {
  speak("en");
  expect(shown()).toMatch(/<span role="img"[^>]*>ar<\/span> <span lang="ar">تسليم في الموعد</);
  expect(shown()).not.toContain(">en</span>");
  speak("fr");
  expect(shown()).toMatch(/<span role="img"[^>]*>en<\/span> <span lang="en">Thank you for the order</);
});

it("begins a paragraph at the side of its words: nothing that a browser passes over for its direction holds them", () => {
  speak("ar");
  const paragraph = renderToString(createElement(OwnParagraph, { text: reply, className: "text-sm" }));
  expect(paragraph).toMatch(
    /^<p dir="auto" class="text-sm"><span role="img" dir="ltr"[^>]*>en<\/span> <span lang="en">/,
  );
});

it("leaves words that stand alone in their box to the direction of that, in whatever language they are", () => {
  speak("en");
  const asked = (isAlone: boolean) =>
    renderToString(createElement(AskedWords, { asked: { description: review, names: null }, isAlone }));
  expect(asked(true)).toMatch(/>ar<\/span> <span lang="ar">تسليم/);
  expect(asked(false)).toMatch(/>ar<\/span> <bdi dir="auto" lang="ar">تسليم/);
});
