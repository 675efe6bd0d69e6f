import type { OrderDocumentName } from "#domain/orders/order-reference.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DocumentWords } from "#src/ui/text/in-language.tsx";

export const DOCUMENT_TITLES: Record<OrderDocumentName, DocumentWords> = {
  order: m.documents_title_order,
  proforma: m.documents_title_proforma,
  purchase_order: m.documents_title_purchase_order,
};
