import { afterEach, expect, it, vi } from "vitest";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";
import { cutOut, shrinkPicture } from "#src/lib/upload/shrink-picture.ts";

afterEach(() => void vi.unstubAllGlobals());

const avatar = { side: 512, square: true };

/** A browser that decodes everything as 800 × 600, and writes the types it is told to. */
function stubBrowser(written: string[]) {
  const close = vi.fn();
  const brush = { drawImage: vi.fn(), fillRect: vi.fn() };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => brush,
    toBlob: (give: (blob: Blob) => void, type: string) =>
      give(new Blob(["x"], { type: written.includes(type) ? type : "image/png" })),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal(
    "createImageBitmap",
    vi.fn(async () => ({ width: 800, height: 600, close })),
  );
  return { close, brush, canvas };
}

it.each([
  [
    { width: 800, height: 600 },
    avatar,
    { x: 100, y: 0, from: { width: 600, height: 600 }, to: { width: 512, height: 512 } },
  ],
  [{ width: 90, height: 200 }, avatar, { x: 0, y: 55, from: { width: 90, height: 90 }, to: { width: 90, height: 90 } }],
  [
    { width: 4000, height: 1000 },
    { side: 1000, square: false },
    { x: 0, y: 0, from: { width: 4000, height: 1000 }, to: { width: 1000, height: 250 } },
  ],
  [
    { width: 5000, height: 1 },
    { side: 100, square: false },
    { x: 0, y: 0, from: { width: 5000, height: 1 }, to: { width: 100, height: 1 } },
  ],
])("cuts %j for %j", (picture, target, cut) => expect(cutOut(picture, target)).toEqual(cut));

it("draws the middle, upright, and writes WebP", async () => {
  const { brush, canvas, close } = stubBrowser(["image/webp", "image/jpeg"]);
  const blob = await shrinkPicture(new File(["x"], "a.jpg"), avatar);
  expect([blob.type, canvas.width, canvas.height]).toEqual(["image/webp", 512, 512]);
  expect(vi.mocked(createImageBitmap).mock.calls[0]?.[1]).toEqual({ imageOrientation: "from-image" });
  expect(brush.drawImage.mock.calls[0]?.slice(1)).toEqual([100, 0, 600, 600, 0, 0, 512, 512]);
  expect(close).toHaveBeenCalledOnce();
});

it("writes JPEG on white where the browser has no WebP", async () => {
  const { brush } = stubBrowser(["image/jpeg"]);
  expect((await shrinkPicture(new File(["x"], "a.png"), avatar)).type).toBe("image/jpeg");
  expect(brush.fillRect).toHaveBeenCalledOnce();
});

it("refuses more than 5 MB unread, and what the browser can't read", async () => {
  stubBrowser([]);
  const big = new File([new Uint8Array(MAX_AVATAR_BYTES + 1)], "a.jpg");
  await expect(shrinkPicture(big, avatar)).rejects.toMatchObject({ code: "too_big" });
  expect(createImageBitmap).not.toHaveBeenCalled();
  await expect(shrinkPicture(big, { ...avatar, maxBytes: MAX_AVATAR_BYTES + 1 })).resolves.toBeInstanceOf(Blob);
  vi.mocked(createImageBitmap).mockRejectedValue(new DOMException("no", "InvalidStateError"));
  await expect(shrinkPicture(new File(["<svg/>"], "a.svg"), avatar)).rejects.toMatchObject({ code: "not_a_picture" });
});
