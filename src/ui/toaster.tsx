/**
 * Shows a short message at the edge of the screen, above whatever bar sticks there. The library and its host come with the first message. Said again while
 * it still stands there, it stays one.
 */
export async function showToast(tone: "success" | "error" | "info", text: string, description?: string): Promise<void> {
  const [{ toast }, { keepAboveBars }] = await Promise.all([import("./toaster-host.tsx"), import("./above-bars.ts")]);
  keepAboveBars();
  const id = `${tone}:${text}:${description ?? ""}`;
  toast[tone](text, description === undefined ? { id } : { id, description });
}
