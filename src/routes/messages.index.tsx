import { createFileRoute } from "@tanstack/react-router";
import { NothingOpen } from "#src/features/messages/messages-screen.tsx";

export const Route = createFileRoute("/messages/")({ component: NothingOpen });
