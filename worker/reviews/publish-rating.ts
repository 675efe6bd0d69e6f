import { and, eq } from "drizzle-orm";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { Ports } from "#worker/platform/write/transition.ts";
import { statusWhere } from "#worker/platform/write/transition-where.ts";

/** Opens a sealed rating of an order. */
export function publishRating(ports: Ports, orderId: string): GuardedStatement {
  return statusWhere(ports, supplierRatings, {
    to: "published",
    where: and(eq(supplierRatings.orderId, orderId), eq(supplierRatings.status, "sealed")),
    changes: { publishedAt: ports.now() },
  });
}
