import { expect, it } from "vitest";
import { validateHomeSearch } from "#src/features/home/home-dialog.ts";

it.each(["quote", "supplier", "buyer"] as const)("opens the dialog %s from the address", (open) => {
  expect(validateHomeSearch({ open, utm: "x" })).toEqual({ open });
});

it.each([{}, { open: "admin" }, { open: ["quote"] }, { open: null }])("shows the plain page for %o", (search) => {
  expect(validateHomeSearch(search)).toEqual({});
});
