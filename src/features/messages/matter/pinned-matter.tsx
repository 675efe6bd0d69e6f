import { FileText, ShoppingBag, Tag } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { PathLink } from "#src/ui/text/path-link.tsx";
import { lookOf } from "#src/vocabulary/look-of.ts";
import { type Matter, matterLabels, type OrderAct } from "./matter-labels.tsx";

const ICONS = { order: ShoppingBag, quote: Tag, rfq: FileText };

/**
 * What the conversation is about, under its head: 48 px that lead there as a whole, with the act that waits for the reader. A
 * window of 384 px of height or less never shows it.
 */
export function PinnedMatter({ matter, orderAct }: { matter: Matter; orderAct: OrderAct }) {
  const { title, line, act, isWaiting } = matterLabels(matter, orderAct);
  const look = isWaiting ? "bg-gulf-800 text-white" : "border border-sand-300 text-gulf-800";
  return (
    <section
      aria-label={m.messages_matter()}
      className="border-sand-200 border-b bg-white [@media(max-height:24rem)]:hidden"
    >
      <PathLink path={matter.path} className="flex h-11.75 items-center gap-2 px-3 hover:bg-gulf-50">
        <Sign matter={matter} />
        <span className="grid min-w-0 grow text-gulf-950 leading-tight">
          <span className="truncate font-bold text-sm">{title}</span>{" "}
          <span className="truncate text-sand-700 text-xs">{line}</span>
        </span>{" "}
        <span
          className={`wrap-anywhere line-clamp-2 max-w-2/5 shrink-0 rounded-2xl px-3 py-1 text-center font-bold text-xs leading-tight ${look}`}
        >
          {act}
        </span>
      </PathLink>
    </section>
  );
}

/** The picture of goods, the sign of a document. */
function Sign({ matter }: { matter: Matter }) {
  if (matter.kind === "product") {
    return (
      <img
        {...sizedPicture(matter.picture, "2.25rem", 1)}
        alt=""
        width={36}
        height={36}
        decoding="async"
        className="size-9 shrink-0 rounded-md bg-sand-100 object-cover"
      />
    );
  }
  const Icon = lookOf(ICONS, matter.kind, () => FileText);
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-brass-50 text-brass-700">
      <Icon aria-hidden size={20} />
    </span>
  );
}
