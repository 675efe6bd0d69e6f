/**
 * Waits for data of which the page is whole without: a failure leaves them to the browser, which asks again
 * (security 28: static pages stand while the database is away).
 */
export async function orLater(reading: Promise<unknown>): Promise<void> {
  await reading.catch(() => undefined);
}
