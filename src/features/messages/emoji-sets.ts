import { m } from "#i18n/paraglide/messages.js";

/** A row of the grid; each set fills whole rows, so that up and down lead from set to set. */
export const EMOJI_COLUMNS = 7;

/** What traders put into their messages. */
export const EMOJI_SETS = [
  { name: "faces", title: m.messages_emoji_faces, emoji: split("😀 😊 🙂 😉 😍 🤔 😅 👍 👎 👏 🙏 🤝 👌 💪") },
  { name: "goods", title: m.messages_emoji_goods, emoji: split("📦 🚚 🚢 ✈️ 🏭 🏬 🏗️ 🧱 ⚙️ 🔧 🛒 🏷️ ⚖️ 📏") },
  { name: "papers", title: m.messages_emoji_papers, emoji: split("💰 💵 💳 🧾 📄 📑 📝 ✍️ 📊 📈 📉 🏦 🖨️ 📎") },
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
