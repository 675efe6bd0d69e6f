import { Link } from "@tanstack/react-router";
import { Factory, MessagesSquare } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Container } from "#src/ui/section.tsx";

const LINKS = [
  { to: "/messages", label: m.home_quick_messages, Icon: MessagesSquare },
  { to: "/manufacturers", label: m.home_quick_manufacturers, Icon: Factory },
] as const;

/** Two short ways for those who come back (spec §2). */
export function QuickLinks() {
  return (
    <Container className="pt-3 sm:pt-4">
      <nav aria-label={m.home_quick_label()}>
        <ul className="grid grid-cols-2 gap-x-4">
          {LINKS.map(({ to, label, Icon }) => (
            <li key={to} className="border-sand-200 border-b">
              <Link
                to={to}
                className="flex min-h-12 items-center gap-2 font-bold leading-tight max-sm:text-sm sm:min-h-14 sm:gap-3 text-gulf-800 hover:text-gulf-600"
              >
                <Icon aria-hidden size={20} className="shrink-0 text-brass-600" />
                <span className="grow">{label()}</span>
                <ForwardChevron />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
