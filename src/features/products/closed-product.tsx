import { Eye } from "lucide-react";
import { useState } from "react";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { BuyersView } from "./editor-context.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { OwnProduct } from "./own-product.ts";
import { ProductState } from "./product-state.tsx";

interface ClosedProductProps {
  product: OwnProduct;
  view: BuyersView;
}

/** A product that can't be changed now: it lies with the house, or its life is over. */
export function ClosedProduct({ product, view }: ClosedProductProps) {
  const [isShown, setShown] = useState(false);
  const content: ProductForm = product.content;
  return (
    <EditorFrame title={m.products_editor_title()}>
      <Panel>
        <ProductState product={product} texts={content.texts} />
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={() => setShown(true)} className="max-xs:w-full">
            <Eye aria-hidden size={20} /> {m.products_preview()}
          </Button>
          <MoveButtons product={product} version={product.version} />
        </div>
      </Panel>
      {view.preview({ content, sku: product.sku, open: isShown, onOpenChange: setShown })}
    </EditorFrame>
  );
}
