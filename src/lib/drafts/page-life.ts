/** A page whose markup never comes alive must not hold its guards for ever. */
const LONGEST_MS = 5000;

let alive: Promise<void> = Promise.resolve();
let announce: () => void = () => undefined;

/** Says that the server's markup of a private page is about to be hydrated. */
export function expectLife(): void {
  const mounted = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  alive = Promise.race([mounted, late]);
}

/** Says that it has been. */
export function pageIsAlive(): void {
  announce();
}

/**
 * Resolves once the page can be left: at once, except while the first one is being hydrated. A redirect during that time
 * takes the route away under React's hands, which then throws the server's markup away (its errors 422 and 520).
 */
export function whenPageIsAlive(): Promise<void> {
  return alive;
}
