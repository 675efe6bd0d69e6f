import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { useMessagesLabel } from "../messages-link.tsx";
import { hasBothSides, type WorkArea } from "./work-area.ts";
import { BUYING_PARTS, SELLING_PARTS, type WorkPart } from "./work-parts.ts";

/** What is beside the work of somebody who buys or sells: a rail on a desk, the five main parts under a thumb. */
export function TradeNavigation({ area }: { area: Exclude<WorkArea, "operating"> }) {
  const { session, isKnown } = useSession();
  const isSelling = area === "selling";
  // An entry must not turn into another under the thumb.
  if (!isKnown) return null;
  return (
    <WorkNavigation
      label={isSelling ? m.dashboard_nav() : m.shell_work_buying_parts()}
      parts={isSelling ? SELLING_PARTS : BUYING_PARTS}
    >
      {hasBothSides(session) && <SideSwitch area={area} />}
    </WorkNavigation>
  );
}

interface WorkNavigationProps {
  label: string;
  parts: readonly WorkPart[];
  /** At the head of the rail; on a phone below the top bar. */
  children?: ReactNode;
}

/** The parts of an area: all of them in a rail on a desk, those with a short word in a bar on a phone. */
export function WorkNavigation({ label, parts, children }: WorkNavigationProps) {
  return (
    <div className="lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:px-3 lg:py-4 print:hidden">
      {children}
      <nav
        data-bottom-bar=""
        aria-label={label}
        className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-sand-200 max-lg:bg-white max-lg:pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="max-lg:mx-auto max-lg:grid max-lg:max-w-lg max-lg:auto-cols-fr max-lg:grid-flow-col lg:grid lg:gap-0.5">
          {parts.map((part) => (
            <PartEntry key={part.to} {...part} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

const ENTRY =
  "max-lg:grid max-lg:min-h-14 max-lg:place-items-center max-lg:content-center max-lg:gap-0.5 max-lg:text-center max-lg:text-[0.75rem] max-lg:leading-tight lg:flex lg:min-h-11 lg:items-center lg:gap-3 lg:rounded-md lg:px-3 lg:text-sm";

function PartEntry({ to, label, short, barOnly, Icon, exact = false }: WorkPart) {
  const unread = useMessagesLabel();
  const name = label();
  return (
    <li className={short ? (barOnly ? "lg:hidden" : "") : "max-lg:hidden"}>
      <Link
        to={to}
        aria-label={to === "/messages" ? unread : undefined}
        activeOptions={{ exact, includeSearch: false, includeHash: false }}
        activeProps={{ className: `${ENTRY} font-bold text-gulf-900 lg:bg-gulf-800 lg:text-white` }}
        inactiveProps={{
          className: `${ENTRY} text-sand-600 lg:text-gulf-100 lg:hover:bg-gulf-900 lg:hover:text-white`,
        }}
      >
        <span aria-hidden className="shrink-0">
          <Icon size={20} />
        </span>
        {short && <span className="lg:hidden">{short()}</span>}
        <span className="max-lg:hidden">{name}</span>
      </Link>
    </li>
  );
}

/** From selling to buying and back in one tap, for those who do both; on a phone it has the place of a reader's tabs. */
function SideSwitch({ area }: { area: WorkArea }) {
  return (
    <nav aria-label={m.shell_work_sides()}>
      <ul className="grid grid-cols-2 max-lg:border-b max-lg:border-sand-200 max-lg:bg-white lg:mb-3 lg:gap-1 lg:rounded-md lg:bg-gulf-900 lg:p-1">
        <SideLink to="/supplier-dashboard" isShown={area === "selling"} label={m.shell_work_selling()} />
        <SideLink to="/rfqs" isShown={area === "buying"} label={m.shell_work_buying()} />
      </ul>
    </nav>
  );
}

interface SideLinkProps {
  to: "/supplier-dashboard" | "/rfqs";
  isShown: boolean;
  label: string;
}

const SIDE = "grid min-h-11 place-items-center text-sm max-lg:border-b-2 max-lg:font-bold lg:rounded-sm";
const SHOWN = "max-lg:border-brass-500 max-lg:text-gulf-950 lg:bg-brass-300 lg:font-bold lg:text-on-brass";
const OTHER = "max-lg:border-transparent max-lg:text-gulf-800 lg:text-gulf-100 lg:hover:text-white";

function SideLink({ to, isShown, label }: SideLinkProps) {
  return (
    <li>
      <Link to={to} aria-current={isShown ? "true" : undefined} className={`${SIDE} ${isShown ? SHOWN : OTHER}`}>
        {label}
      </Link>
    </li>
  );
}
