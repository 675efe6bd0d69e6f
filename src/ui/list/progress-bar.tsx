interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** How far something is; it fills from where reading starts. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 w-full overflow-hidden rounded-full bg-sand-200"
    >
      <div
        className="h-full rounded-full bg-current text-brass-600 transition-[width]"
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
