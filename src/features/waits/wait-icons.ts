import {
  CreditCard,
  FileText,
  Inbox,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  Package,
  PackageOpen,
  ShieldCheck,
  Star,
} from "lucide-react";
import { lookOf } from "#src/lib/look-of.ts";

/** By the machine that a name tells; a newer one's gets the plain one. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  rfq: FileText,
  invitation: Inbox,
  quote: FileText,
  question: MessageCircleQuestion,
  order: PackageOpen,
  payment: CreditCard,
  rating: Star,
  company: ShieldCheck,
  product: Package,
  conversation: MessageCircle,
};

/** The sign of a thing that waits: names read `<side>_<machine>_<action>` (domain/waits/what-waits.ts). */
export function waitIcon(name: string): LucideIcon {
  return lookOf(ICONS, String(name).split("_")[1] ?? "", () => Inbox);
}
