import { afterEach, describe, expect, it } from "vitest";
import { proposeFreightSchema } from "#domain/orders/freight.ts";
import { recordPaymentSchema } from "#domain/orders/payments.ts";
import { fieldMessage } from "#src/ui/fields/field-messages.ts";
import { speak } from "../../support/in-locale.ts";

afterEach(() => speak("ar"));

describe("refused amounts of an order", () => {
  it.each([
    [proposeFreightSchema, { freight: "seven hundred" }],
    [recordPaymentSchema, { amount: "1.2.3" }],
  ] as const)("are called amounts, not addresses %#", (schema, typed) => {
    speak("en");
    const [name] = Object.keys(typed);
    const found = schema.safeParse(typed, { error: fieldMessage });
    const refused = found.error?.issues.find(({ path }) => path[0] === name);
    expect(refused?.message).toBe("Enter an amount such as 12.50");
  });

  it("name what only the server knows: the decimals of the order's currency", () => {
    speak("fr");
    expect(fieldMessage({ path: "freight", code: "precision" })).toBe("Trop de décimales pour cette devise");
  });
});
