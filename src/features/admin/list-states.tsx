import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";

export interface ListQuery<Data> {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListStatesProps<Data> {
  query: ListQuery<Data>;
  isEmpty: (data: Data) => boolean;
  /** What is said of an empty list that nobody filtered. */
  hint?: string | undefined;
  /** The way back from a search that finds nothing. */
  clear?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list that loads, failed, is empty, or is there. */
export function ListStates<Data>({ query, isEmpty, hint, clear, children }: ListStatesProps<Data>) {
  const { data } = query;
  if (data === undefined) {
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />
    ) : (
      <LineSkeletons count={8} />
    );
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={query.isPlaceholderData ? "opacity-50 transition-opacity delay-100" : ""}
    >
      {isEmpty(data) ? (
        <EmptyState title={m.admin_empty()} description={hint ?? m.admin_empty_hint()}>
          {clear}
        </EmptyState>
      ) : (
        children(data)
      )}
    </div>
  );
}
