import { BadgeCheck, ChartNoAxesCombined, Handshake, Lightbulb, type LucideIcon, Ship, UsersRound } from "lucide-react";
import type { ComponentProps } from "react";
import type { TipCategory } from "#domain/content/content-facts.ts";
import type { Badge } from "#src/ui/badge.tsx";
import { lookOf } from "#src/vocabulary/look-of.ts";
import { TIP_CATEGORY_NAMES } from "./tip-category.ts";

interface CategoryLook {
  label: () => string;
  Icon: LucideIcon;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

const TIP_CATEGORY_LOOKS: Record<TipCategory, CategoryLook> = {
  negotiation: { label: TIP_CATEGORY_NAMES.negotiation, Icon: Handshake, tone: "brass" },
  quality: { label: TIP_CATEGORY_NAMES.quality, Icon: BadgeCheck, tone: "leaf" },
  shipping: { label: TIP_CATEGORY_NAMES.shipping, Icon: Ship, tone: "gulf" },
  relations: { label: TIP_CATEGORY_NAMES.relations, Icon: UsersRound, tone: "clay" },
  analysis: { label: TIP_CATEGORY_NAMES.analysis, Icon: ChartNoAxesCombined, tone: "neutral" },
};

/** Name, icon and colour of a topic (spec §2, §3). */
export function tipCategoryLook(category: TipCategory): CategoryLook {
  return lookOf(TIP_CATEGORY_LOOKS, category, (label) => ({ label, Icon: Lightbulb, tone: "neutral" }));
}
