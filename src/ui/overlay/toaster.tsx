/**
 * Shows a short message at the edge of the screen, above whatever bar sticks there. The library and its host come with the first message. Said again while
 * it still stands there, it stays one.
 */
export async function showToast(tone: "success" | "error" | "info", text: string, description?: string): Promise<void> {
  const toast = await toasts();
  const id = `${tone}:${text}:${description ?? ""}`;
  toast[tone](text, description === undefined ? { id } : { id, description });
}

const UNDO_MS = 10_000;

interface Undo {
  /** Of what was done: each has a message of its own. */
  id: string;
  label: string;
  undo: () => void;
}

/** Shows what was done in one tap, with the way to take it back for a while. */
export async function showUndo(text: string, { id, label, undo }: Undo): Promise<void> {
  const toast = await toasts();
  toast.success(text, { id, duration: UNDO_MS, action: { label, onClick: undo } });
}

/** The host, which keeps what comes next above all bars. */
async function toasts() {
  const [{ toast, heard }, { keepAboveBars }] = await Promise.all([
    import("./toaster-host.tsx"),
    import("../page/above-bars.ts"),
  ]);
  await heard;
  keepAboveBars();
  return toast;
}
