import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import type { OneByOne } from "#src/lib/calls/one-by-one.ts";
import { Notice } from "#src/ui/notice.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { failureLabels } from "../../failure-labels.ts";

interface ManyOutcomeProps<Item> {
  result: OneByOne<Item>;
  /** Says how many it went well for. */
  done: string;
  linkOf: (item: Item) => ReactNode;
  /** Why one was refused, where that is of its kind. */
  reasonOf: (item: Item, failure: CallFailure) => string | null;
}

/** What became of each that was decided together, and why some were not. */
export function ManyOutcome<Item extends { id: string }>(props: ManyOutcomeProps<Item>) {
  const { result, done, linkOf, reasonOf } = props;
  const { refused, untried } = result;
  return (
    <Notice tone={toneOf(result)}>
      {result.done.length > 0 && <p>{done}</p>}
      {refused.length > 0 && (
        <ul className="grid gap-1">
          {refused.map(({ item, failure }) => (
            <li key={item.id}>
              {linkOf(item)}
              {" – "}
              {reasonOf(item, failure) ?? failureLabels(failure)}
            </li>
          ))}
        </ul>
      )}
      {untried.length > 0 && <p>{m.admin_many_untried({ number: counted(untried.length).number })}</p>}
    </Notice>
  );
}

function toneOf({ refused, untried }: OneByOne<unknown>) {
  if (refused.length > 0) return "error";
  return untried.length > 0 ? "info" : "success";
}
