import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { currentDirection } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** A row of the grid; each set fills whole rows, so that up and down lead from set to set. */
export const EMOJI_COLUMNS = 7;

/** What traders put into their messages. */
export const EMOJI_SETS = [
  { name: "faces", title: m.messages_emoji_faces, emoji: split("😀 😊 🙂 😉 😍 🤔 😅 👍 👎 👏 🙏 🤝 👌 💪") },
  { name: "goods", title: m.messages_emoji_goods, emoji: split("📦 🚚 🚢 ✈️ 🏭 🏬 🏗️ 🧱 ⚙️ 🔧 🛒 🏷️ ⚖️ 📏") },
  { name: "papers", title: m.messages_emoji_documents, emoji: split("💰 💵 💳 🧾 📄 📑 📝 ✍️ 📊 📈 📉 🏦 🖨️ 📎") },
  { name: "contact", title: m.messages_emoji_contact, emoji: split("⏰ ⏳ 📅 📞 📱 💬 📧 📍 🌍 🕌 🌙 ☀️ 🔔 👋") },
  { name: "signs", title: m.messages_emoji_signs, emoji: split("✅ ❌ ❗ ❓ ⚠️ 🔒 🔥 ⭐ 🎉 💯 ➕ ➖ 🔁 ❤️") },
] as const;

function split(row: string): string[] {
  return row.split(" ");
}

/**
 * Where a key leads to in the grid; null for a key that leads nowhere.
 * @param place of the emoji that has the focus, counted over all sets
 */
export function nextPlace(key: string, place: number, count: number, direction: "rtl" | "ltr"): number | null {
  const forward = direction === "rtl" ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: EMOJI_COLUMNS,
    ArrowUp: -EMOJI_COLUMNS,
    Home: -place,
    End: count - 1 - place,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = place + step;
  return next < 0 || next >= count ? place : next;
}

const COUNT = EMOJI_SETS.reduce((sum, { emoji }) => sum + emoji.length, 0);

export interface EmojiPanelProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/**
 * Emoji to put into the message. It stands over the composer and takes the focus from the text, so that a phone's keyboard
 * makes room for it.
 */
export function EmojiPanel({ onPick, onClose }: EmojiPanelProps) {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(0);
  const go = (to: number) => {
    setPlace(to);
    box.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  useEffect(() => box.current?.querySelector<HTMLElement>("[data-place]")?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
      return;
    }
    const next = nextPlace(event.key, place, COUNT, currentDirection());
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  let before = 0;
  return (
    <section
      ref={box}
      aria-label={m.messages_emoji()}
      onKeyDown={onKeyDown}
      className="max-h-60 overflow-y-auto overscroll-contain border-sand-200 border-t bg-white p-3 sm:max-w-96 sm:justify-self-end"
    >
      {EMOJI_SETS.map(({ name, title, emoji }) => {
        const first = before;
        before += emoji.length;
        return (
          <fieldset key={name} className="m-0 mb-2 border-0 p-0">
            <legend className="p-0 text-sand-600 text-xs">{title()}</legend>
            <div className="grid grid-cols-7 justify-items-center">
              {emoji.map((one, index) => (
                <button
                  key={one}
                  type="button"
                  data-place={first + index}
                  tabIndex={first + index === place ? 0 : -1}
                  onFocus={() => setPlace(first + index)}
                  onClick={() => onPick(one)}
                  className="grid size-11 place-items-center rounded-lg text-2xl leading-none hover:bg-gulf-50"
                >
                  {one}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
