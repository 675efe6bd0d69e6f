import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";

export const Route = createFileRoute("/add-product")({
  head: ({ match }) =>
    comingHead(match.context.site, "/add-product", m.accounts_add_product_title(), m.accounts_add_product_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_add_product_title()}
      intro={m.accounts_add_product_intro()}
      points={[
        m.accounts_add_product_point_form(),
        m.accounts_add_product_point_photos(),
        m.accounts_add_product_point_languages(),
      ]}
      actions={
        <>
          <WayOn to="/" search={{ open: "supplier" }} label={m.shell_nav_supplier_registration()} isMain />
          <WayOn to="/contact" label={m.accounts_action_contact()} />
          <WayOn to="/tips" label={m.accounts_action_tips()} />
        </>
      }
    />
  ),
});
