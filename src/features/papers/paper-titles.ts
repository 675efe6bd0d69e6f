import type { OrderPaper } from "#domain/orders/order-reference.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { PaperWords } from "#src/ui/paper-tongue.tsx";

export const PAPER_TITLES: Record<OrderPaper, PaperWords> = {
  order: m.papers_title_order,
  proforma: m.papers_title_proforma,
  purchase_order: m.papers_title_purchase_order,
};
