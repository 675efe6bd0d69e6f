import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { OrderDocuments } from "#src/features/orders/order-documents.tsx";
import { speak } from "../../../support/in-locale.ts";

const PAGE = {
  ...{ order: { status: "confirmed" }, buyer: { country: "AE" }, supplier: { country: "AE" } },
  ...{ payments: [{}], documents: [], actions: [], hidesContacts: false },
};

beforeEach(() => speak("en"));

it("what an order still needs says in words who is to upload it", () => {
  const html = renderToStaticMarkup(<OrderDocuments page={{ ...PAGE, side: "buyer" } as never} />);
  expect(html).toContain(m.orders_needed_by_supplier());
  expect(html).toContain(m.orders_needed_by_buyer());
});
