import { expect, it } from "vitest";
import { PRODUCT_STATUSES } from "#domain/catalogue/product-facts.ts";
import { type ProductActor, productMachine } from "#domain/catalogue/product-machine.ts";
import { transitionsOf } from "../transitions-of.ts";

const ACTORS: ProductActor[] = ["supplier", "admin"];

it("moves a product as the workflow says and in no other way", () => {
  expect(transitionsOf(productMachine, PRODUCT_STATUSES, ACTORS)).toEqual([
    "archived → removed by admin",
    "changes_requested → archived by supplier",
    "changes_requested → in_review by supplier",
    "changes_requested → removed by admin",
    "draft → archived by supplier",
    "draft → in_review by supplier",
    "draft → removed by admin",
    "in_review → archived by supplier",
    "in_review → changes_requested by admin",
    "in_review → draft by supplier",
    "in_review → published by admin",
    "in_review → rejected by admin",
    "in_review → removed by admin",
    "paused → archived by supplier",
    "paused → published by supplier",
    "paused → removed by admin",
    "published → archived by supplier",
    "published → paused by supplier",
    "published → removed by admin",
    "rejected → archived by supplier",
    "rejected → removed by admin",
  ]);
});

it("lets a trusted supplier publish without a look, and nobody else", () => {
  expect(productMachine.can("draft", "publish", "trusted")).toBe(true);
  expect(productMachine.can("draft", "publish", "supplier")).toBe(false);
  expect(productMachine.can("rejected", "publish", "trusted")).toBe(false);
});
