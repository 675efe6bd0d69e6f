import { expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import { REVISION_STATUSES, type RevisionActor, revisionMachine } from "#domain/kernel/revision-machine.ts";
import { transitionsOf } from "../transitions-of.ts";

const ACTORS: RevisionActor[] = ["owner", "admin"];

it("decides a staged change as the workflow says and in no other way", () => {
  expect(transitionsOf(revisionMachine, REVISION_STATUSES, ACTORS)).toEqual([
    "pending → applied by admin",
    "pending → declined by admin",
    "pending → withdrawn by owner",
  ]);
  const refusal = new AppError("CONFLICT", { state: "pending", action: "apply" });
  expect(() => revisionMachine.transition("pending", "apply", "owner")).toThrow(refusal);
});
