import { useEffect, useState } from "react";
import type { PasswordStrength as Strength } from "#domain/identity/password.ts";
import { m } from "#i18n/paraglide/messages.js";

const STEPS: Record<Strength, { filled: number; variant: string; words: () => string }> = {
  weak: { filled: 1, variant: "bg-clay-600", words: m.forms_strength_weak },
  fair: { filled: 2, variant: "bg-brass-500", words: m.forms_strength_fair },
  good: { filled: 3, variant: "bg-gulf-500", words: m.forms_strength_good },
  strong: { filled: 4, variant: "bg-leaf-700", words: m.forms_strength_strong },
};

/** How well a new password protects, as it is typed; a hint that refuses nothing. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = useStrength(password);
  const step = strength && STEPS[strength];
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="flex gap-1.5">
        {[1, 2, 3, 4].map((place) => (
          <span
            key={place}
            className={`h-1.5 grow rounded-full ${step && place <= step.filled ? step.variant : "bg-sand-200"}`}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sand-700 text-xs">
        {step ? step.words() : m.forms_strength_hint()}
      </p>
    </div>
  );
}

/** The rule comes with the first letter: it brings the list of common passwords. */
function useStrength(password: string): Strength | undefined {
  const [rate, setRate] = useState<(password: string) => Strength>();
  const isTyped = password !== "";
  useEffect(() => {
    if (!isTyped) return;
    import("#domain/identity/password.ts").then(
      ({ passwordStrength }) => setRate(() => passwordStrength),
      () => undefined,
    );
  }, [isTyped]);
  return isTyped ? rate?.(password) : undefined;
}
