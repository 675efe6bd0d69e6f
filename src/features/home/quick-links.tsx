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
    <Container className="pt-4">
      <nav aria-label={m.home_quick_label()}>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {LINKS.map(({ to, label, Icon }) => (
            <li key={to} className="border-sand-200 border-b">
              <Link to={to} className="flex min-h-14 items-center gap-3 font-bold text-gulf-800 hover:text-gulf-600">
                <Icon aria-hidden size={20} className="text-brass-600" />
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
