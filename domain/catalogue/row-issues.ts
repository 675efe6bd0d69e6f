import type * as z from "zod";

/** What is wrong with a cell, as a code: zod's own, or what the schema says of it. */
export function issueCode(issue: z.core.$ZodIssue): string {
  return issue.code === "custom" && typeof issue.params?.code === "string" ? issue.params.code : issue.code;
}
