import * as z from "zod";
import { REVISION_TRANSITIONS, type RevisionAction } from "./revision-machine.ts";
import { optionalText } from "./text.ts";

const MAX_NOTE = 1000;

/**
 * An operator's decision on a staged change as it was seen: `id` and `version` are the change's own. Actions of owners are taken
 * too, to be refused by the table of moves and not by their name.
 */
export const decideRevisionSchema = z
  .strictObject({
    id: z.string().min(1).max(60),
    version: z.number().int().min(1).max(1_000_000_000),
    action: z.enum(Object.keys(REVISION_TRANSITIONS) as [RevisionAction, ...RevisionAction[]]),
    note: optionalText(MAX_NOTE, { lines: true }),
  })
  .superRefine(({ action, note }, context) => {
    if (!("needsReason" in REVISION_TRANSITIONS[action]) || note !== null) return;
    context.addIssue({ code: "custom", path: ["note"], params: { code: "required" } });
  });
export type DecideRevision = z.output<typeof decideRevisionSchema>;
