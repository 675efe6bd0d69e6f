import { Link } from "@tanstack/react-router";
import { ShoppingCart } from "lucide-react";
import { useEffect } from "react";
import type { FieldIssue } from "#domain/kernel/app-error.ts";
import { groupBySupplier } from "#domain/orders/cart-groups.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import type { SendingProblem } from "#src/ui/fields/use-sending-form.ts";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Crumb } from "#src/ui/page/breadcrumbs.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { CheckoutFields } from "./checkout-fields.tsx";
import { OrderedGoods } from "./ordered-goods.tsx";
import { useCheckout } from "./use-checkout.ts";

type SentOrders = ApiOutputs["orders"]["checkout"]["orders"];

/** Orders of what is in the cart: one per supplier, confirmed by each. */
export function CheckoutScreen() {
  const checkout = useCheckout();
  if (checkout.result) return <Sent orders={checkout.result.orders} />;
  return (
    <>
      <PageHeader title={m.checkout_title()} intro={m.checkout_intro()} crumbs={crumbs()} />
      <Container className="py-6 sm:py-10">
        <Checkout {...checkout} />
      </Container>
    </>
  );
}

function crumbs(): Crumb[] {
  return [{ label: m.cart_title(), link: { to: "/cart" } }, { label: m.checkout_title() }];
}

function Checkout({ form, field, submit, problem, isSending, kept, ordered, query }: ReturnType<typeof useCheckout>) {
  if (kept.length > 0 && query.isPending) return <Loading />;
  if (kept.length > 0 && query.isError && ordered.length === 0) {
    return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  }
  if (ordered.length === 0) return <NothingToOrder />;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <Panel>
        <CheckoutFields field={field} form={form} />
      </Panel>
      <Panel title={m.checkout_orders()}>
        <OrderedGoods lines={ordered} country={form.watch("country") ?? "AE"} />
        <CheckoutProblem problem={problem} lines={ordered} />
        <Button type="submit" busy={isSending} wide>
          {m.checkout_submit(counted(groupBySupplier(ordered).length))}
        </Button>
        <p className="text-sand-600 text-sm">{m.checkout_next()}</p>
      </Panel>
    </form>
  );
}

/** What was sent is read first: the button that sent it stood below all of this, and is gone. */
function showSent(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  // Its head, however many orders follow.
  place?.scrollIntoView({ block: "start" });
}

/** The page is no longer that of the form: its heading says what was sent. */
function Sent({ orders }: { orders: SentOrders }) {
  const title = m.checkout_done(counted(orders.length));
  useEffect(() => {
    document.title = `${title} · ${m.shell_brand()}`;
  }, [title]);
  return (
    <>
      <div tabIndex={-1} ref={showSent}>
        <PageHeader title={title} intro={m.checkout_done_text(counted(orders.length))} crumbs={crumbs()} />
      </div>
      <Container className="grid justify-items-start gap-5 py-6 sm:py-10">
        <ul className="grid w-full max-w-xl gap-3">
          {orders.map((order) => (
            <li key={order.reference} className="rounded-lg border border-sand-200 bg-white p-4">
              <Link
                to="/orders/$reference"
                params={{ reference: order.reference }}
                className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
              >
                <Ltr>{order.reference}</Ltr>
              </Link>
              <p className="flex flex-wrap justify-between gap-x-4 text-sand-700">
                <Written>{order.supplierName}</Written>
                <Price minor={order.totalMinor} currency={order.currency} />
              </p>
            </li>
          ))}
        </ul>
        <Button asChild variant="secondary">
          <Link to="/products">{m.cart_continue()}</Link>
        </Button>
      </Container>
    </>
  );
}

function NothingToOrder() {
  return (
    <EmptyState
      icon={<ShoppingCart aria-hidden size={40} />}
      title={m.checkout_empty()}
      description={m.checkout_empty_text()}
    >
      <Button asChild>
        <Link to="/cart">{m.checkout_back()}</Link>
      </Button>
    </EmptyState>
  );
}

/** Why nothing was ordered: new prices, lines that can't be ordered, or what forms usually meet. */
function CheckoutProblem({ problem, lines }: { problem: SendingProblem | undefined; lines: readonly CartLineView[] }) {
  const failure = problem?.failure;
  const { session } = useSession();
  if (session?.isVerified === false || failure?.code === "UNVERIFIED") return <UnverifiedNote />;
  if (failure?.code === "CONFLICT") {
    return (
      <Notice tone="error" title={m.checkout_failed()}>
        <p>{m.checkout_prices_changed()}</p>
      </Notice>
    );
  }
  const refused = failure?.issues.find(({ path }) => path.startsWith("lines"));
  if (!refused) return <FormProblem problem={problem} />;
  return (
    <Notice tone="error" title={m.checkout_failed()}>
      <p>{refusedLabels(refused, lines)}</p>
      <Link to="/cart" className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
        {m.checkout_back()}
      </Link>
    </Notice>
  );
}

/** A refused line in words, which name the currency that has no rate. */
function refusedLabels({ path, code }: FieldIssue, lines: readonly CartLineView[]): string {
  if (code === "no_rate") {
    const currency = lines[Number(path.split(".")[1])]?.product?.currency;
    return m.checkout_no_rate({ currency: currency ? isolated(currencyOfAmounts(currency, currentLocale())) : "" });
  }
  if (code === "own_product") return m.checkout_own_product();
  return code === "other_currency" ? m.checkout_other_currency() : m.checkout_lines_refused();
}
