import { describe, expect, it } from "vitest";
import { appRouter } from "#worker/trpc/router.ts";

/** Every procedure that exists, with who may call it. A new one is added here by hand, on purpose (security.md 12). */
const PROCEDURES = {
  "catalogue.product": "query public",
  "catalogue.search": "query public",
  "catalogue.suggest": "query public",
  "catalogue.home": "query public",
  "suppliers.list": "query public",
  "suppliers.bySlug": "query public",
  "rfq.submit": "mutation public",
  "rfq.confirm": "mutation public",
  "rfq.track": "query public",
  "leads.submitSupplier": "mutation public",
  "leads.submitBuyer": "mutation public",
  "contact.send": "mutation public",
  "tips.submit": "mutation public",
  "content.tips": "query public",
  "content.tip": "query public",
  "content.partners": "query public",
  "content.about": "query public",
};

interface Procedure {
  _def: { type: string; meta?: { auth?: string } };
}

// tRPC flattens the tree at run time, which its types do not say.
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

describe("appRouter", () => {
  it("holds the known procedures, each with its rule of access", () => {
    const found = Object.entries(procedures).map(([path, { _def }]) => [path, `${_def.type} ${_def.meta?.auth}`]);
    expect(Object.fromEntries(found)).toEqual(PROCEDURES);
  });
});
