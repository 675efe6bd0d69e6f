/** Shows a short message at the edge of the screen. The library and its host come with the first message. */
export async function showToast(tone: "success" | "error", text: string, description?: string): Promise<void> {
  const { toast } = await import("./toaster-host.tsx");
  toast[tone](text, description === undefined ? {} : { description });
}
