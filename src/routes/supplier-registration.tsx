import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";

export const Route = createFileRoute("/supplier-registration")({
  head: ({ match }) =>
    comingHead(
      match.context.site,
      "/supplier-registration",
      m.accounts_supplier_registration_title(),
      m.accounts_supplier_registration_intro(),
    ),
  component: () => (
    <ComingScreen
      title={m.accounts_supplier_registration_title()}
      intro={m.accounts_supplier_registration_intro()}
      points={[
        m.accounts_supplier_registration_point_review(),
        m.accounts_supplier_registration_point_email(),
        m.accounts_supplier_registration_point_store(),
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
