import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import type { OpenedMessage } from "./opened-screen.tsx";

type SentFile = OpenedMessage["files"][number];

interface ConversationMessageProps {
  message: OpenedMessage;
  words: ReactNode;
  names: Record<OpenedMessage["side"], string>;
}

/** What one side said, with its files, as the other got it. */
export function ConversationMessage({ message, words, names }: ConversationMessageProps) {
  const { side, kind, files, createdAt } = message;
  const variant = side === "buyer" ? "border-gulf-200 bg-gulf-50" : "border-sand-200 bg-white";
  return (
    <li className={`grid min-w-0 gap-2 rounded-lg border p-3 ${variant}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Written className="font-bold text-gulf-900">{names[side]}</Written>
        <time dateTime={dateTimeOf(createdAt)} className="text-sand-700 text-xs">
          {formatDateTime(createdAt, currentLocale())}
        </time>
      </p>
      {kind !== "voice" && words}
      {files.map((file) => (
        <OpenedFile key={file.id} file={file} />
      ))}
    </li>
  );
}

function OpenedFile({ file }: { file: SentFile }) {
  const address = `/files/private/opened/${file.id}`;
  if (file.kind === "voice") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody wrote down what was said
      <audio controls preload="none" src={address} aria-label={m.messages_voice()} className="max-w-full" />
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={`${TEXT_LINK} min-w-0 gap-2`}>
      {file.kind === "picture" ? (
        <img
          src={address}
          alt={file.name}
          width={file.width ?? 1}
          height={file.height ?? 1}
          loading="lazy"
          decoding="async"
          className="size-24 rounded-md border border-sand-200 object-cover"
        />
      ) : (
        <>
          <FileText aria-hidden size={18} className="shrink-0" />
          <Written className="wrap-anywhere">{file.name}</Written> <Ltr className="text-xs">{fileSize(file.bytes)}</Ltr>
        </>
      )}
    </a>
  );
}
