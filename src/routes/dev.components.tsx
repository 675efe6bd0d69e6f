import { createFileRoute, notFound } from "@tanstack/react-router";
import { ComponentGallery } from "#src/features/component-gallery/gallery-page.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/dev/components")({
  beforeLoad: ({ context }) => {
    if (!context.site.isDevelopment) throw notFound();
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: "Components",
      description: "Every component of the interface in both directions.",
      path: "/dev/components",
      hidden: true,
    }),
  component: ComponentGallery,
});
