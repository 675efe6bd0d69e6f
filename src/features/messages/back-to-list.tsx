import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { BackArrow } from "#src/ui/forward-icon.tsx";

/** The way back on a phone, where a conversation fills the screen and nothing else leads out of it. */
export function BackToList() {
  return (
    <Link
      to="/messages"
      aria-label={m.messages_back()}
      className="grid size-11 shrink-0 place-items-center rounded-full text-gulf-800 hover:bg-gulf-50 lg:hidden"
    >
      <BackArrow size={22} />
    </Link>
  );
}
