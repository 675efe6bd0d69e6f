import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { FileText } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { Written } from "#src/ui/text/bdi.tsx";

type SharedFile = ApiOutputs["messages"]["files"]["items"][number];

/** Pictures and documents that the two sent each other, the newest first. */
export function InfoFiles({ id }: { id: string }) {
  const { client } = api.useUtils();
  const list = useInfiniteQuery({
    queryKey: [...getQueryKey(api.messages.files), { id }],
    queryFn: ({ pageParam }) => client.messages.files.query({ id, before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const files = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-label={m.messages_files()} className="grid min-w-0 gap-2">
      <h3 className="font-bold text-gulf-900">{m.messages_files()}</h3>
      {files ? (
        <Files files={files} />
      ) : list.isError ? (
        <LoadFailed onRetry={() => void list.refetch()} isBusy={list.isFetching} />
      ) : (
        <LineSkeletons count={2} />
      )}
      {list.hasNextPage && (
        <div>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.messages_more()}
          </Button>
        </div>
      )}
    </section>
  );
}

function Files({ files }: { files: readonly SharedFile[] }) {
  if (files.length === 0) return <p className="text-sand-700 text-sm">{m.messages_files_none()}</p>;
  const pictures = files.filter(({ kind }) => kind === "picture");
  const documents = files.filter(({ kind }) => kind !== "picture");
  return (
    <>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {pictures.map((file) => (
            <li key={file.id}>
              <a
                href={addressOf(file)}
                target="_blank"
                rel="noopener noreferrer"
                className="block overflow-hidden rounded-lg border border-sand-200"
              >
                <img
                  src={addressOf(file)}
                  alt={m.messages_picture_of({ name: file.name, date: formatDate(file.createdAt, currentLocale()) })}
                  width={file.width ?? 1}
                  height={file.height ?? 1}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid min-w-0 gap-1">
        {documents.map((file) => (
          <li key={file.id} className="min-w-0">
            <a
              href={addressOf(file)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 min-w-0 items-center gap-3 text-gulf-800"
            >
              <FileText aria-hidden size={20} className="shrink-0 text-brass-700" />
              <Written className="wrap-anywhere min-w-0 grow underline underline-offset-4">{file.name}</Written>
              <span className="shrink-0 text-sand-600 text-xs">{fileSize(file.bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function addressOf({ id }: SharedFile): string {
  return `/files/private/messages/${id}`;
}
