export function ErrorScreen() {
  return <main>error</main>;
}
