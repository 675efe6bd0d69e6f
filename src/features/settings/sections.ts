import { Bell, KeyRound, Languages, type LucideIcon, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

interface SettingsSection {
  to:
    | "/settings/language"
    | "/settings/notifications"
    | "/settings/privacy"
    | "/settings/sessions"
    | "/settings/security";
  label: () => string;
  hint: () => string;
  Icon: LucideIcon;
}

/** The sections of the settings, in their order. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { to: "/settings/language", label: m.settings_language, hint: m.settings_language_hint, Icon: Languages },
  { to: "/settings/notifications", label: m.settings_notifications, hint: m.settings_notifications_hint, Icon: Bell },
  { to: "/settings/security", label: m.settings_security, hint: m.settings_security_hint, Icon: KeyRound },
  { to: "/settings/sessions", label: m.settings_sessions, hint: m.settings_sessions_hint, Icon: MonitorSmartphone },
  { to: "/settings/privacy", label: m.settings_privacy, hint: m.settings_privacy_hint, Icon: ShieldCheck },
];
