import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from "lucide-react";
import { currentDirection } from "#i18n/locale.ts";

interface IconProps {
  size?: number;
  className?: string;
}

/** An arrow that points where reading goes: to the left in Arabic. */
export function ForwardArrow({ size = 18, className }: IconProps) {
  const Icon = currentDirection() === "rtl" ? ArrowLeft : ArrowRight;
  return <Icon aria-hidden size={size} className={className} />;
}

/** An arrow that points back to where one came from: to the right in Arabic. */
export function BackArrow({ size = 18, className }: IconProps) {
  const Icon = currentDirection() === "rtl" ? ArrowRight : ArrowLeft;
  return <Icon aria-hidden size={size} className={className} />;
}

/** A small pointer forward, for breadcrumbs and rows. */
export function ForwardChevron({ size = 16, className }: IconProps) {
  const Icon = currentDirection() === "rtl" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden size={size} className={className} />;
}

/** A small pointer back, for paging. */
export function BackChevron({ size = 16, className }: IconProps) {
  const Icon = currentDirection() === "rtl" ? ChevronRight : ChevronLeft;
  return <Icon aria-hidden size={size} className={className} />;
}
