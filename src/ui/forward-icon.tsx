import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";

interface IconProps {
  size?: number;
  className?: string;
}

/** Turns an icon where its own surroundings read from right to left, whatever the page does. */
function mirrored(Icon: LucideIcon, usualSize: number) {
  return ({ size = usualSize, className = "" }: IconProps) => (
    <Icon aria-hidden size={size} className={`shrink-0 rtl:-scale-x-100 ${className}`} />
  );
}

/** An arrow that points where reading goes: to the left in Arabic. */
export const ForwardArrow = mirrored(ArrowRight, 18);

/** An arrow that points back to where one came from: to the right in Arabic. */
export const BackArrow = mirrored(ArrowLeft, 18);

/** A small pointer forward, for breadcrumbs and rows. */
export const ForwardChevron = mirrored(ChevronRight, 16);

/** A small pointer back, for paging. */
export const BackChevron = mirrored(ChevronLeft, 16);
