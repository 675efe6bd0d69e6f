import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody, type ListRead } from "#src/ui/list/list-body.tsx";

interface ListStatesProps<Data> {
  query: ListRead<Data>;
  isEmpty: (data: Data) => boolean;
  /** What is said of an empty list that nobody filtered. */
  hint?: string | undefined;
  /** The way back from a search that finds nothing. */
  clear?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list that loads, failed, is empty, or is there. */
export function ListStates<Data>({ query, isEmpty, hint, clear, children }: ListStatesProps<Data>) {
  return (
    <ListBody list={query}>
      {(data) =>
        isEmpty(data) ? (
          <EmptyState title={m.admin_empty()} description={hint ?? m.admin_empty_hint()}>
            {clear}
          </EmptyState>
        ) : (
          children(data)
        )
      }
    </ListBody>
  );
}
