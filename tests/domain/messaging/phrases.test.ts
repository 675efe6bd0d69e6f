import { expect, it } from "vitest";
import { phraseSchema } from "#domain/messaging/phrases.ts";

const price = (typed: string) =>
  phraseSchema.safeParse({ key: "our_price", params: { price: typed, currency: "AED", unit: "kg" } });

it.each([
  ["1250", "1250"],
  ["1,250.5", "1250.5"],
  ["١٬٢٥٠٫٧٥", "1250.75"],
  ["1 250", "1250"],
  ["12,5", "12.5"],
])("reads the amount %s", (typed, stored) => {
  expect(price(typed).data?.params.price).toBe(stored);
});

it.each(["1,500", "1,2500", "12.3456", "-4", "1e3", "", "many"])("guesses no amount from %s", (typed) => {
  expect(price(typed).error?.issues.map(({ path }) => path.join("."))).toEqual(["params.price"]);
});

it("gives no more off than all", () => {
  const offer = (percent: string) => phraseSchema.safeParse({ key: "discount_offer", params: { percent } });
  expect(offer("١٠٠").success).toBe(true);
  expect(offer("100.5").success).toBe(false);
});
