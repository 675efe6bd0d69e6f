import { m } from "#i18n/paraglide/messages.js";
import { useOpenParts } from "#src/features/admin/operators/if-open.tsx";
import { ADMIN_SECTIONS } from "#src/features/admin/sections.ts";
import { WorkNavigation } from "./work-navigation.tsx";

/** The word in the phone's bar of those parts that stand there; the others are chips at the head of each screen. */
const SHORT: Partial<Record<(typeof ADMIN_SECTIONS)[number]["to"], () => string>> = {
  "/admin": m.shell_work_queues,
  "/admin/find": m.shell_work_search,
  "/admin/orders": m.shell_work_orders,
  "/admin/users": m.members_title,
  "/admin/content": m.shell_work_content,
};

const PARTS = ADMIN_SECTIONS.map((section) => {
  const short = SHORT[section.to];
  return short ? { ...section, short } : section;
});

/** The parts of the administration that are open to who is signed in, beside its screens. */
export function OperatorNavigation() {
  const isOpen = useOpenParts();
  return <WorkNavigation label={m.admin_title()} parts={PARTS.filter(({ to }) => isOpen(to))} />;
}
