export function NotFoundScreen() {
  return <main>404</main>;
}
