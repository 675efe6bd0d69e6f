import { BadgeCheck, ChartNoAxesCombined, Handshake, type LucideIcon, Ship, UsersRound } from "lucide-react";
import type { ComponentProps } from "react";
import { TIP_CATEGORIES, type TipCategory } from "#domain/content/content-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Badge } from "#src/ui/badge.tsx";

interface CategoryLook {
  label: () => string;
  Icon: LucideIcon;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

/** Name, icon and colour of each topic (spec §2, §3). */
export const TIP_CATEGORY_LOOKS: Record<TipCategory, CategoryLook> = {
  negotiation: { label: m.content_tips_category_negotiation, Icon: Handshake, tone: "brass" },
  quality: { label: m.content_tips_category_quality, Icon: BadgeCheck, tone: "leaf" },
  shipping: { label: m.content_tips_category_shipping, Icon: Ship, tone: "gulf" },
  relations: { label: m.content_tips_category_relations, Icon: UsersRound, tone: "clay" },
  analysis: { label: m.content_tips_category_analysis, Icon: ChartNoAxesCombined, tone: "neutral" },
};

/** The topic that an address names; undefined for anything else. */
export function readTipCategory(value: unknown): TipCategory | undefined {
  return TIP_CATEGORIES.find((category) => category === value);
}
