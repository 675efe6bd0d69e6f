import { Switch as RadixSwitch } from "radix-ui";

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is switched, for those who don't see where the switch stands. */
  label: string;
  disabled?: boolean;
}

/**
 * On or off, at once. The thumb moves by a logical margin, so that it runs with the reading direction: from the right to
 * the left in Arabic. 44 px to the thumb, smaller to the eye.
 */
export function Switch({ checked, onChange, label, disabled = false }: SwitchProps) {
  return (
    <RadixSwitch.Root
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      aria-label={label}
      className="group inline-grid size-11 shrink-0 place-items-center rounded-full disabled:opacity-50"
    >
      <span className="flex h-6 w-10 items-center rounded-full border border-sand-500 bg-sand-100 px-0.5 transition-colors group-data-[state=checked]:border-gulf-700 group-data-[state=checked]:bg-gulf-700">
        <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-sand-500 shadow-card transition-[margin,background-color] data-[state=checked]:ms-auto data-[state=checked]:bg-plate" />
      </span>
    </RadixSwitch.Root>
  );
}
