import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";

/** What is left to say under a form: a refusal that stands at a field, e.g. of a wrong password, is said there. */
export function besideFields(problem: SendingProblem | undefined): SendingProblem | undefined {
  return problem?.failure?.issues.some(({ path }) => path !== "") ? undefined : problem;
}
