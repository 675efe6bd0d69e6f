import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { directionOf, LOCALES } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { IconButton } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { useEditor } from "./editor-context.ts";
import { sizeOf } from "./picture-rules.ts";

interface PictureRowProps {
  path: string;
  /** From zero. */
  place: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A picture with its place in the order and what it shows in words. */
export function PictureRow({ path, place, total, onMove, onRemove }: PictureRowProps) {
  const number = formatNumber(place + 1, currentLocale());
  return (
    <li className="grid grid-cols-1 content-start gap-1 rounded-lg border border-sand-200 bg-sand-50 p-2">
      <div className="flex items-center gap-2">
        <img
          {...sizedPicture(path, "5rem")}
          alt={m.products_picture_number({ number })}
          {...sizeOf(path)}
          loading="lazy"
          decoding="async"
          className="h-15 w-20 shrink-0 rounded-md bg-sand-100 object-cover"
        />
        <div className="grid min-w-0 grow gap-1">
          <div className="flex flex-wrap items-center gap-x-2">
            <span className="font-bold text-gulf-900 text-sm">{m.products_picture_number({ number })}</span>
            {place === 0 && <Badge tone="brass">{m.products_picture_cover()}</Badge>}
          </div>
          <div className="flex flex-wrap">
            <Step label={m.products_picture_earlier({ number })} isOff={place === 0} onClick={() => onMove(place - 1)}>
              <ArrowUp aria-hidden size={20} />
            </Step>
            <Step
              label={m.products_picture_later({ number })}
              isOff={place === total - 1}
              onClick={() => onMove(place + 1)}
            >
              <ArrowDown aria-hidden size={20} />
            </Step>
            <IconButton label={m.products_picture_remove({ number })} onClick={onRemove} className="m-0 size-11 p-0">
              <Trash2 aria-hidden size={20} className="text-clay-700" />
            </IconButton>
          </div>
        </div>
      </div>
      <AltTexts place={place} number={number} />
    </li>
  );
}

interface StepProps {
  label: string;
  /** At the end of the order: it stays reachable for those who just pressed it. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <IconButton label={label} held={isOff} onClick={onClick} className={`m-0 size-11 p-0 ${isOff ? "opacity-40" : ""}`}>
      {children}
    </IconButton>
  );
}

/** What a picture shows, for those who don't see it and for search engines. */
function AltTexts({ place, number }: { place: number; number: string }) {
  const { field } = useEditor();
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-gulf-800 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden size={18} className="shrink-0 group-open:-scale-y-100" />
        {m.products_picture_alt()}
      </summary>
      <div className="grid gap-3 pb-2">
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={m.products_picture_alt_in({ number, language: LANGUAGE_NAMES[locale] })}
            maxLength={200}
            lang={locale}
            dir={directionOf(locale)}
            {...field(`pictures.${place}.alt.${locale}`)}
          />
        ))}
      </div>
    </details>
  );
}
