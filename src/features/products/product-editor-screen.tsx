import { Link } from "@tanstack/react-router";
import { Eye, PackageX } from "lucide-react";
import { useState } from "react";
import type { MissingPart, ProductForm } from "#domain/catalogue/product-form.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { CertificatesSection } from "./certificates-section.tsx";
import { type BuyersView, EditorContext, useEditor } from "./editor-context.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { FactsSection } from "./facts-section.tsx";
import type { OwnProduct } from "./own-product.ts";
import { PicturesSection } from "./pictures-section.tsx";
import { isDraft, isLive } from "./product-stage.ts";
import { ProductState } from "./product-state.tsx";
import { SaveBar } from "./save-bar.tsx";
import { leadTo, SECTIONS } from "./sections.ts";
import { StatePanel } from "./state-panel.tsx";
import { TermsSection } from "./terms-section.tsx";
import { TextsSection } from "./texts-section.tsx";
import { TransitionButtons } from "./transition-buttons.tsx";
import { useProductEditor } from "./use-product-editor.ts";

const PARTS: Record<MissingPart, { words: () => string; section: string }> = {
  picture: { words: m.products_missing_picture, section: SECTIONS.pictures },
  texts: { words: m.products_missing_texts, section: SECTIONS.texts },
};

/** What a review still needs, each with the way to its section. */
function MissingParts() {
  const { checked } = useEditor();
  if (!checked || checked.missing.length === 0) return null;
  return (
    <Notice title={m.products_missing_title()}>
      <ul className="grid">
        {checked.missing.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => leadTo(PARTS[part].section)}
              className="inline-flex min-h-11 items-center text-start font-bold text-base underline underline-offset-4"
            >
              {PARTS[part].words()}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ProductEditorProps {
  product: OwnProduct;
  view: BuyersView;
}

/** The whole product on one page, in sections, with the state of saving always in sight. */
function ProductEditor({ product, view }: ProductEditorProps) {
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

/** A product of one's own: its editor, or how it stands where it can't be changed. */
export function ProductEditorScreen({ id, view }: { id: string; view: BuyersView }) {
  const { data, error, isFetching, refetch } = api.products.one.useQuery(
    { id },
    // What is typed must not be taken away; what the platform decides on must be seen.
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: ({ state }) =>
        state.data && !isDraft(state.data) && !isLive(state.data) ? "always" : false,
    },
  );
  if (data && isDraft(data)) return <ProductEditor key={`${id}:draft`} product={data} view={view} />;
  if (data && isLive(data)) return <ProductEditor key={`${id}:live`} product={data} view={view} />;
  if (data) return <ClosedProduct product={data} view={view} />;
  return (
    <EditorFrame title={m.products_editor_title()}>
      {error === null ? (
        <Opening />
      ) : isNowhere(error) ? (
        <Nowhere />
      ) : (
        <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} />
      )}
    </EditorFrame>
  );
}

function Opening() {
  return (
    <div className="rounded-xl bg-white p-5 shadow-card sm:p-7">
      <Loading />
    </div>
  );
}

function Nowhere() {
  return (
    <EmptyState
      title={m.products_nowhere_title()}
      description={m.products_nowhere_text()}
      icon={<PackageX aria-hidden size={40} />}
    >
      <Button asChild>
        <Link to="/supplier-dashboard/products">{m.products_list_title()}</Link>
      </Button>
    </EmptyState>
  );
}

function isNowhere(error: unknown): boolean {
  const { code } = toCallFailure(error);
  return code === "NOT_FOUND" || code === "BAD_INPUT";
}

interface ClosedProductProps {
  product: OwnProduct;
  view: BuyersView;
}

/** A product that can't be changed now: it is in review, or its life is over. */
function ClosedProduct({ product, view }: ClosedProductProps) {
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
          <TransitionButtons product={product} version={product.version} />
        </div>
      </Panel>
      {view.preview({ content, sku: product.sku, open: isShown, onOpenChange: setShown })}
    </EditorFrame>
  );
}
