import { Star } from "lucide-react";
import { useId, useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

interface StarChoiceProps {
  label: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

const VALUES = [1, 2, 3, 4, 5] as const;

/**
 * A choice of one to five stars, which fill from where reading starts. The pointer previews, a click or the arrow keys set
 * (the platform's own radio buttons, so the arrows follow the direction of the page).
 */
export function StarChoice({ label, value, onChange, disabled = false }: StarChoiceProps) {
  const name = useId();
  const [preview, setPreview] = useState(0);
  const shown = preview || value;
  return (
    <fieldset className="grid gap-1" disabled={disabled}>
      <legend className="mb-1 font-bold text-gulf-900">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="flex" onPointerLeave={() => setPreview(0)}>
          {VALUES.map((star) => (
            <label
              key={star}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPreview(star)}
              className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-brass-500"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                onChange={() => onChange(star)}
                aria-label={m.shell_rating_of_five({ value: formatNumber(star, currentLocale()) })}
                className="sr-only"
              />
              <Star
                aria-hidden
                size={30}
                className={star <= shown ? "fill-brass-400 text-brass-500" : "text-sand-400"}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="min-w-4 font-bold text-gulf-900">
          {shown > 0 ? formatNumber(shown, currentLocale()) : ""}
        </span>
      </div>
    </fieldset>
  );
}
