import { PackageX } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { RemoveButton, RemovedNote, type Removing } from "./removing.tsx";

interface GoneItemProps extends Removing {
  /** What it was, since nothing else of it is told any more. */
  name: string;
  savedAt: number;
}

/** What the public sees no more: no link, and the way to take it off the list. */
export function GoneItem({ name, savedAt, ...removing }: GoneItemProps) {
  return (
    <article className="flex h-full flex-col items-start gap-2 rounded-lg border border-sand-300 border-dashed bg-sand-50 p-3 text-sand-700 text-sm sm:p-4">
      <PackageX aria-hidden size={28} className="text-gulf-600" />
      <p className="font-bold">{name}</p>
      <p>{m.catalogue_saved_on({ date: formatDate(savedAt, currentLocale()) })}</p>
      <div className="mt-auto w-full">
        <RemovedNote {...removing} />
        <RemoveButton {...removing} name={name} isFinal />
      </div>
    </article>
  );
}
