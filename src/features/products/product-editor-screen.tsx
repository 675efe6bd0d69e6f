import { Link } from "@tanstack/react-router";
import { PackageX } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Loading } from "#src/ui/loading.tsx";
import { ClosedProduct } from "./closed-product.tsx";
import type { BuyersView } from "./editor-context.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { isDraft, isLive } from "./product-stage.ts";

/** A product of one's own: its editor, or how it stands where it can't be changed. */
export function ProductEditorScreen({ id, view }: { id: string; view: BuyersView }) {
  const { data, error, isFetching, refetch } = api.products.one.useQuery(
    { id },
    // What is typed must not be taken away; what the house decides on must be seen.
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
