import { m } from "#i18n/paraglide/messages.js";
import { CertificatesSection } from "./certificates-section.tsx";
import { type BuyersView, EditorContext } from "./editor-context.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { FactsSection } from "./facts-section.tsx";
import { MissingParts } from "./missing-parts.tsx";
import type { OwnProduct } from "./own-product.ts";
import { PicturesSection } from "./pictures-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StatePanel } from "./state-panel.tsx";
import { TermsSection } from "./terms-section.tsx";
import { TextsSection } from "./texts-section.tsx";
import { useProductEditor } from "./use-product-editor.ts";

interface ProductEditorProps {
  product: OwnProduct;
  view: BuyersView;
}

/** The whole product on one page, in sections, with the state of saving always in sight. */
export function ProductEditor({ product, view }: ProductEditorProps) {
  const editing = useProductEditor(product);
  return (
    <EditorContext value={{ ...editing, product, view }}>
      <EditorFrame title={m.products_editor_title()}>
        <StatePanel />
        <MissingParts />
        <PicturesSection />
        <TextsSection />
        <FactsSection />
        <TermsSection />
        <CertificatesSection />
      </EditorFrame>
      <SaveBar />
    </EditorContext>
  );
}
