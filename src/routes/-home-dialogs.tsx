import { useRouter } from "@tanstack/react-router";
import type { HomeDialog } from "#src/features/home/home-dialog.ts";
import { loadRequestQuoteDialog } from "#src/features/rfq/request-quote-button.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";

const loadSupplierDialog = () =>
  import("#src/features/leads/supplier-lead-dialog.tsx").then(({ SupplierLeadDialog }) => SupplierLeadDialog);
const loadBuyerDialog = () =>
  import("#src/features/leads/buyer-lead-dialog.tsx").then(({ BuyerLeadDialog }) => BuyerLeadDialog);

const LOADERS = { quote: loadRequestQuoteDialog, supplier: loadSupplierDialog, buyer: loadBuyerDialog };

/** Starts a dialog's download when a press on its link begins. */
export function preloadHomeDialog(dialog: HomeDialog): void {
  LOADERS[dialog]().catch(() => undefined);
}

/** The three dialogs of the home page, each a chunk of its own; the address says which one is open. */
export function HomeDialogs({ opened }: { opened: HomeDialog | undefined }) {
  const close = useCloseDialog();
  const stateOf = (dialog: HomeDialog) => ({
    open: opened === dialog,
    onOpenChange: (isOpen: boolean) => !isOpen && close(),
  });
  return (
    <>
      <LazyDialog load={loadRequestQuoteDialog} dialog={stateOf("quote")} />
      <LazyDialog load={loadSupplierDialog} dialog={stateOf("supplier")} />
      <LazyDialog load={loadBuyerDialog} dialog={stateOf("buyer")} />
    </>
  );
}

/** Steps back where the dialog was opened on this page, so that the browser's history holds no dead entries. */
function useCloseDialog(): () => void {
  const router = useRouter();
  return () => {
    if (router.state.location.state.wasOpenedHere) router.history.back();
    else void router.navigate({ to: "/", search: {}, replace: true, resetScroll: false });
  };
}
