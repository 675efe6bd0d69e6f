import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Container } from "#src/ui/section.tsx";

/** The screen of an unknown address (spec §2); the server answers 404 and logs the path. */
export function NotFoundScreen() {
  return (
    <Container className="grid justify-items-center gap-4 py-20 text-center">
      <title>{`${m.shell_not_found_title()} · ${m.shell_brand()}`}</title>
      <p className="font-bold text-6xl text-brass-600 leading-none">{m.shell_not_found_code()}</p>
      <h1 className="text-3xl text-gulf-900">{m.shell_not_found_title()}</h1>
      <p className="max-w-md text-sand-700">{m.shell_not_found_hint()}</p>
      <Button asChild>
        <Link to="/">{m.shell_not_found_home()}</Link>
      </Button>
    </Container>
  );
}
