import { Star } from "lucide-react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** A rating of 0 to 5 as stars that fill from where reading starts; the value is announced. */
export function Stars({ value }: { value: number }) {
  const text = formatNumber(Math.round(value * 10) / 10, currentLocale());
  return (
    <span className="inline-flex items-center gap-1.5" role="img" aria-label={m.shell_rating_of_five({ value: text })}>
      <span aria-hidden className="flex text-brass-500">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} size={16} className={star <= Math.round(value) ? "fill-brass-400" : "text-sand-400"} />
        ))}
      </span>
      <span aria-hidden className="font-bold text-sm">
        <bdi dir="ltr">{text}</bdi>
      </span>
    </span>
  );
}
