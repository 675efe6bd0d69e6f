import type { ReactNode } from "react";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";

interface EntryStatesProps<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What is edited, while it loads, when it did not come, or itself. */
export function EntryStates<Data>({ query, children }: EntryStatesProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  return <Loading lines={10} />;
}
