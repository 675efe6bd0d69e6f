/** The eight-point star of the platform as a bullet. */
export function StarBullet() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={12} height={12} className="shrink-0 text-brass-500">
      <path
        d="M8 0l2.3 2.4 3.4-.1-.1 3.4L16 8l-2.4 2.3.1 3.4-3.4-.1L8 16l-2.3-2.4-3.4.1.1-3.4L0 8l2.4-2.3-.1-3.4 3.4.1z"
        fill="currentColor"
      />
    </svg>
  );
}
