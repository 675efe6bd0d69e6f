import type * as z from "zod";

/** "ok", or the first issue as "code bound", which is what a form has to put into words. */
export function outcome(schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  if (result.success) return "ok";
  const [issue] = result.error.issues;
  if (!issue) return "no issue";
  const code = issue.code === "custom" ? String(issue.params?.code) : issue.code;
  const bound = "minimum" in issue ? issue.minimum : "maximum" in issue ? issue.maximum : undefined;
  return bound === undefined ? code : `${code} ${bound}`;
}
