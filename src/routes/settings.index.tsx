import { createFileRoute } from "@tanstack/react-router";
import { SettingsOverview } from "#src/features/settings/settings-overview.tsx";

export const Route = createFileRoute("/settings/")({
  component: SettingsOverview,
});
