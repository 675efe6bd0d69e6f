import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps<Name extends string> {
  /** What is chosen between, for those who don't see it. */
  label: string;
  tabs: readonly { name: Name; label: ReactNode; content: ReactNode }[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** Panels of which one is shown; arrow keys follow the reading direction. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const choose = (name: string) => {
    const known = tabs.find((tab) => tab.name === name);
    if (known) onChoose(known.name);
  };
  return (
    <RadixTabs.Root value={chosen} onValueChange={choose} className="grid gap-6">
      <RadixTabs.List aria-label={label} className="grid auto-cols-fr grid-flow-col rounded-lg bg-sand-100 p-1">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.name}
            value={tab.name}
            className="min-h-11 rounded-md border-2 border-transparent px-3 font-bold text-sand-700 leading-snug hover:text-gulf-900 data-[state=active]:border-gulf-700 data-[state=active]:bg-white data-[state=active]:text-gulf-900 data-[state=active]:shadow-card"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.name} value={tab.name}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
