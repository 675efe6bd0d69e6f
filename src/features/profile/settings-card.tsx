import { Link, type LinkProps } from "@tanstack/react-router";
import { Bell, KeyRound, Languages, type LucideIcon, Mail, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

interface SettingsLink {
  to: LinkProps["to"];
  hash?: string;
  label: () => string;
  Icon: LucideIcon;
}

const LINKS: readonly SettingsLink[] = [
  { to: "/settings/security", hash: "password", label: m.profile_settings_password, Icon: KeyRound },
  { to: "/settings/security", hash: "email", label: m.profile_settings_email, Icon: Mail },
  { to: "/settings/privacy", label: m.profile_settings_privacy, Icon: ShieldCheck },
  { to: "/settings/notifications", label: m.profile_settings_notifications, Icon: Bell },
  { to: "/settings/sessions", label: m.profile_settings_sessions, Icon: MonitorSmartphone },
  { to: "/settings/language", label: m.profile_settings_language, Icon: Languages },
];

/** Where the account is changed, and the way out. */
export function SettingsCard() {
  return (
    <Panel title={m.profile_settings()}>
      <ul className="-mx-2 grid divide-y divide-sand-100">
        {LINKS.map(({ to, hash, label, Icon }) => (
          <li key={`${to}#${hash ?? ""}`}>
            <Link
              to={to}
              {...(hash === undefined ? {} : { hash })}
              className="flex min-h-14 items-center gap-3 rounded-md px-2 hover:bg-gulf-50"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-brass-600" />
              <span className="grow">{label()}</span>
              <ForwardChevron className="shrink-0 text-sand-600" />
            </Link>
          </li>
        ))}
      </ul>
      <SignOutButton variant="wide" />
    </Panel>
  );
}
