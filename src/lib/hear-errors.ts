import type { AnyRouter } from "@tanstack/react-router";

/** Reports what no part of the site caught. */
export function hearErrors(router: AnyRouter): void {
  addEventListener("error", ({ error }: ErrorEvent) => reportLater(error, router));
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => reportLater(reason, router));
}

/** Reports an error on the page that the router shows; the writer of reports comes with the first one. */
export function reportLater(fault: unknown, router: Pick<AnyRouter, "state">): void {
  import("./report-error.ts")
    .then(({ reportError }) => reportError(fault, router.state.matches.at(-1)?.routeId))
    .catch(() => {});
}
