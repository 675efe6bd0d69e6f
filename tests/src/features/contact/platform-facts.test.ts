import { expect, it } from "vitest";
import { mapsLink, readablePhone, whatsappLink } from "#src/features/contact/platform-facts.ts";

it("groups an Emirati mobile as it is read out", () => {
  expect(readablePhone("971501234567")).toBe("+971 50 123 4567");
  expect(readablePhone("33123456789")).toBe("+33123456789");
});

it("opens a chat with a prefilled Arabic text", () => {
  expect(whatsappLink("971501234567", "السلام & عليكم")).toBe(
    "https://wa.me/971501234567?text=%D8%A7%D9%84%D8%B3%D9%84%D8%A7%D9%85%20%26%20%D8%B9%D9%84%D9%8A%D9%83%D9%85",
  );
});

it("searches a map for a district", () => {
  expect(mapsLink("Deira, Dubai")).toBe("https://www.google.com/maps/search/?api=1&query=Deira%2C%20Dubai");
});
