import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes';

interface TabsProps {
  label: string;
  tabs: readonly {
    value: string;
    label: ReactNode;
    content: ReactNode;
    /** Whether its content stays, unseen, while another is shown. */
    keep?: boolean;
    /** Whether it is on paper, whichever is shown. */
    printed?: boolean;
  }[];
  value: string;
  onChange: (value: string) => void;
  /** With little room above what is shown. */
  dense?: boolean;
  /** Of the row of their names. */
  listClassName?: string;
}

export function Tabs({ label, tabs, value, onChange, dense, listClassName }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List
        aria-label={label}
        className={classes('flex flex-wrap gap-x-1 border-line border-b print:hidden', listClassName)}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-transparent border-b-2 px-4 font-medium text-ink-2 text-sm hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink forced-colors:border-b-0 forced-colors:data-[state=active]:border-b-4 forced-colors:data-[state=active]:border-[Highlight]"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          forceMount={tab.keep || tab.printed || undefined}
          hidden={tab.value !== value}
          data-printed={tab.printed || undefined}
          className={dense ? 'pt-2' : 'pt-6'}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
