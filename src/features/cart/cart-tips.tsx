import { m } from "#i18n/paraglide/messages.js";
import { StarBullet } from "#src/ui/star-bullet.tsx";

/** What to look at before an order (spec §2 Cart). */
export function CartTips() {
  const tips = [m.cart_tip_shipping(), m.cart_tip_returns(), m.cart_tip_discounts()];
  return (
    <section aria-labelledby="cart-tips" className="rounded-xl border border-gulf-200 bg-gulf-50 p-5 sm:p-6">
      <h2 id="cart-tips" className="mb-3 text-gulf-900 text-lg">
        {m.cart_tips_title()}
      </h2>
      <ul className="grid gap-2">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3 text-gulf-900">
            <span className="mt-2 shrink-0">
              <StarBullet />
            </span>
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
