import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { withColon } from "#i18n/colon.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { reportLater } from "#src/lib/hear-errors.ts";
import { Button } from "#src/ui/button.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";

/** The router's error screen: what happened, an id to quote, a way on. The stack shows in development builds only (rulings: error screen). */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const failure = toCallFailure(error);
  useEffect(() => reportLater(error, router), [error, router]);
  const unreachable = failure.code === "UNAVAILABLE";
  return (
    <Container className="grid justify-items-center gap-4 py-20 text-center">
      <h1 className="text-3xl text-gulf-900">{unreachable ? m.shell_error_unavailable() : m.shell_error_title()}</h1>
      <p className="max-w-md text-sand-700">{unreachable ? m.shell_error_unavailable_hint() : m.shell_error_hint()}</p>
      {failure.requestId && (
        <p className="text-sand-600 text-sm">
          {withColon(m.shell_error_id())} <Ltr>{failure.requestId}</Ltr>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void router.invalidate()}>{m.shell_retry()}</Button>
        <Button asChild variant="secondary">
          <Link to="/">{m.shell_not_found_home()}</Link>
        </Button>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre dir="ltr" className="max-w-full overflow-x-auto rounded-md bg-sand-100 p-4 text-start text-xs">
          {error.stack}
        </pre>
      )}
    </Container>
  );
}
