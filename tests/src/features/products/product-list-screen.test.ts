import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { ProductListScreen } from "#src/features/products/product-list-screen.tsx";
import { counted } from "#src/vocabulary/counted.ts";

const world = vi.hoisted(() => ({ session: { supplierStatus: "approved" }, list: {} as object }));
vi.mock("@tanstack/react-router", () => ({
  Link: () => null,
  useNavigate: () => () => undefined,
  useRouterState: () => "/",
}));
vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: world.session, isKnown: true }) }));
vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: { useUtils: () => ({}), products: { mine: { useQuery: () => world.list } } },
}));
vi.mock("#src/features/products/row-menu.tsx", () => ({ RowMenu: () => null }));

const DRAFT = {
  id: "prd_honey",
  status: "draft",
  version: 1,
  sku: "HNY-1",
  names: { ar: "عسل" },
  picture: null,
  actions: ["submit"],
};
const TERMS = {
  price: null,
  currency: "OMR",
  unit: "piece",
  moq: 1,
  orderMultiple: 1,
  hasRevision: false,
  updatedAt: 0,
};

it("drafts are chosen to be sent by an approved company alone", () => {
  const data = { items: [{ ...DRAFT, ...TERMS }], counts: {}, offStep: 0, page: 1, pageSize: 24, total: 1 };
  world.list = { isPending: false, isError: false, isFetching: false, data };
  const shown = () => renderToString(createElement(ProductListScreen, { search: {} }));
  const choice = m.products_send_choose({ name: "عسل" });
  expect(shown()).toContain(m.products_send_choose_all(counted(1)));
  expect(shown()).toContain(choice);
  world.session.supplierStatus = "pending";
  expect(shown()).toContain("HNY-1");
  expect(shown()).not.toContain(m.products_send_choose_all(counted(1)));
  expect(shown()).not.toContain(choice);
});
