export function PendingScreen() {
  return <main>…</main>;
}
