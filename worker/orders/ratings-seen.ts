import type { OrderViewer } from "#domain/orders/order-buttons.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { areRatingsOpen, mayRate, ratingStatusAt, ratingsOpenAt } from "#domain/reviews/rating-schedule.ts";
import type { BuyerRatingStatus, RatingStatus } from "#domain/reviews/rating-status.ts";

interface OfSupplier {
  status: RatingStatus;
  opensAt: number;
  supplierRating: number;
  productQuality: number;
  deliveryTime: number;
  communication: number;
  review: string | null;
  reply: string | null;
  repliedAt: number | null;
  createdAt: number;
}

interface OfBuyer {
  status: BuyerRatingStatus;
  rating: number;
  review: string | null;
  createdAt: number;
}

/**
 * The ratings of an order as a viewer sees them: one's own at once, the other's when both are in or the window has ended
 * (workflows: Rating), which it does not during a dispute; the platform sees what the parties may. A hidden one is seen by who
 * wrote it alone.
 */
export function ratingsSeenBy(
  viewer: OrderViewer,
  order: { status: OrderStatus; completedAt: number | null },
  { ofSupplier, ofBuyer }: { ofSupplier: OfSupplier | undefined; ofBuyer: OfBuyer | undefined },
  now: number,
) {
  const status = ofSupplier ? ratingStatusAt({ ...ofSupplier, orderStatus: order.status }, now) : null;
  const isOpen = areRatingsOpen(order, { ofSupplier: ofSupplier !== undefined, ofBuyer: ofBuyer !== undefined }, now);
  const seesSupplier = viewer === "buyer" || (isOpen && status === "published");
  const seesBuyer = viewer === "supplier" || (isOpen && ofBuyer?.status === "given");
  const own = viewer === "buyer" ? ofSupplier : ofBuyer;
  return {
    ofSupplier: ofSupplier && status && seesSupplier ? { ...ofSupplier, status } : null,
    ofBuyer: ofBuyer && seesBuyer ? ofBuyer : null,
    /** The other side's is read by now, or would be if it were not hidden: no rating is waited for. */
    isOpen,
    canRate: viewer !== "admin" && !own && mayRate(order, now),
    until: order.completedAt === null ? null : ratingsOpenAt(order.completedAt),
  };
}
