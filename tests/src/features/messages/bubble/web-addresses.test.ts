import fc from "fast-check";
import { expect, it } from "vitest";
import { webAddresses } from "#src/features/messages/bubble/web-addresses.ts";

const linked = (text: string) => webAddresses(text).flatMap(({ text: typed, href }) => (href ? [[typed, href]] : []));

it.each([
  ["https://mawrid.test/products", "https://mawrid.test/products"],
  ["http://mawrid.test", "http://mawrid.test/"],
  ["WWW.mawrid.test/a", "https://www.mawrid.test/a"],
  ["https://ar.wiki.test/wiki/دبي", "https://ar.wiki.test/wiki/%D8%AF%D8%A8%D9%8A"],
  ["https://wiki.test/Oud_(perfume)", "https://wiki.test/Oud_(perfume)"],
  ["https://mawrid.test/?q=a&b=c#d", "https://mawrid.test/?q=a&b=c#d"],
])("opens %s", (typed, href) => {
  expect(linked(`انظر ${typed} ثم أجب`)).toEqual([[typed, href]]);
});

it.each([
  ["هذا (https://a.test/b)، وشكرا", "https://a.test/b"],
  ["هل رأيت https://a.test/b؟", "https://a.test/b"],
  ["https://a.test/b، https", "https://a.test/b"],
  ["«https://a.test/b»", "https://a.test/b"],
  ["See https://a.test/b.", "https://a.test/b"],
  ["See https://a.test/b!?...", "https://a.test/b"],
  ["Voir : https://a.test/b ; merci", "https://a.test/b"],
  ["[https://a.test/b]", "https://a.test/b"],
  ["وhttps://a.test/b", "https://a.test/b"],
  ["الموقع:https://a.test/b👍", "https://a.test/b"],
  [`https://a.test/b${")".repeat(4000)}`, "https://a.test/b"],
  ["a\nhttps://a.test/b\nb", "https://a.test/b"],
])("takes of %j no more than the address", (text, typed) => {
  expect(linked(text).map(([found]) => found)).toEqual([typed]);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://a.test",
  "xhttps://a.test",
  "me@www.a.test",
  "a.www.b.test",
  "https://",
  "https://localhost",
  "https://bank.test@elsewhere.test/",
  "https://a:b@elsewhere.test/",
  "www.",
  "www",
  "mawrid.test",
  "buyer@demo.test",
  "12.5",
])("opens nothing in %s", (text) => {
  expect(linked(text)).toEqual([]);
});

it("does not let signs of direction into an address", () => {
  expect(linked("https://a.test/\u202egpj.exe")).toEqual([["https://a.test/", "https://a.test/"]]);
});

it("loses no letter of any text, and opens the web alone", () => {
  const piece = fc.constantFrom(
    "https://",
    "www.",
    "a.test",
    "/b",
    "(",
    ")",
    ".",
    "،",
    " ",
    "@",
    "و",
    "\u202e",
    "http://",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = webAddresses(text);
      expect(pieces.map((one) => one.text).join("")).toBe(text);
      for (const { href } of pieces) expect(href ?? "https://").toMatch(/^https?:\/\//);
    }),
  );
});
