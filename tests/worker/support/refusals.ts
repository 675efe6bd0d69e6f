import { TRPCError } from "@trpc/server";
import { expect } from "vitest";
import { AppError, type AppErrorCode } from "#domain/kernel/app-error.ts";

/** The refusal that a call ends with. */
export async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => expect.fail("the call was expected to be refused"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof TRPCError && error.cause instanceof AppError) return error.cause;
  throw error;
}

/** Asserts that a call is refused with a code; for BAD_INPUT also with just these "path:code" issues. */
export async function expectRefusal(call: Promise<unknown>, code: AppErrorCode, ...issues: string[]): Promise<void> {
  const refusal = await refusalOf(call);
  expect(refusal.code).toBe(code);
  if (issues.length === 0) return;
  expect(refusal.details.issues?.map((issue) => `${issue.path}:${issue.code}`)).toEqual(issues);
}
