import { expect, it } from "vitest";
import { notesAuthor } from "#domain/orders/notes-author.ts";

it("notes are the buyer's of a checkout and of a binding counter-offer, else the supplier's", () => {
  expect(notesAuthor({ quoteId: null }, [{ action: "checkout" }])).toBe("buyer");
  expect(notesAuthor({ quoteId: "quo_1" }, [{ action: "accept_quote" }])).toBe("supplier");
  expect(notesAuthor({ quoteId: "quo_1" }, [{ action: "accept_binding" }, { action: "ship" }])).toBe("buyer");
});
