import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { Loading } from "./loading.tsx";

/** What a list's read has come to; a query of TanStack Query is one. */
export interface ListRead<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  /** What is shown is the page before, while the next travels. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListBodyProps<Data> {
  list: ListRead<Data>;
  /** What is there, or that nothing is. */
  children: (data: Data) => ReactNode;
  lines?: number;
}

/** A list that loads, failed, or is there; dimmed while another page of it travels. */
export function ListBody<Data>({ list, children, lines = 8 }: ListBodyProps<Data>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = list;
  if (data !== undefined) {
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-50 transition-opacity delay-100" : ""}>
        {children(data)}
      </div>
    );
  }
  return isError ? <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} /> : <Loading lines={lines} />;
}
