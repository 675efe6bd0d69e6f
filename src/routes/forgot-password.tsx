import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "#src/features/accounts/forgot-password-screen.tsx";

export const Route = createFileRoute("/forgot-password")({
  head: async ({ match }) => {
    const { accountHead } = await import("#src/features/accounts/auth-frame.tsx");
    return accountHead(match.context.site, "/forgot-password");
  },
  component: ForgotPasswordScreen,
});
