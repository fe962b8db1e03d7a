import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

/** What can be done to several lines of a table at once: to one after another, so that each says for itself whether it worked. */
export interface BulkAction<Item> {
  label: string;
  /** What it has become: "Provider asked". */
  done: string;
  /** Throws what kept it from being done. */
  onEach: (item: Item) => Promise<unknown>;
}

interface BulkBarProps<Item> {
  chosen: readonly Item[];
  actions: readonly BulkAction<Item>[];
  onClear: () => void;
}

/** How many lines are chosen, and what can be done to them. Below the table, where the thumb is. */
export function BulkBar<Item>({ chosen, actions, onClear }: BulkBarProps<Item>) {
  const [running, setRunning] = useState<{ label: string; done: number }>();

  const run = async ({ label, done: title, onEach }: BulkAction<Item>) => {
    let failures = 0;
    let reason: unknown;
    for (const [done, item] of chosen.entries()) {
      setRunning({ label, done });
      try {
        await onEach(item);
      } catch (error) {
        failures += 1;
        reason ??= error;
      }
    }
    setRunning(undefined);
    if (failures > 0)
      toast({
        title: `${title}: ${chosen.length - failures} of ${chosen.length}`,
        description: problemText(reason),
        variant: 'destructive',
      });
    else {
      toast({ title: chosen.length === 1 ? title : `${title}: all ${chosen.length}` });
      onClear();
    }
  };

  return (
    <section
      aria-label="Chosen lines"
      className="sticky bottom-3 z-30 mt-3 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 shadow-lg print:hidden"
    >
      <p className="text-sm" role="status">
        {running ? `${running.label}: ${running.done} of ${chosen.length}...` : `${chosen.length} chosen`}
      </p>
      {actions.map((action) => (
        <Button key={action.label} variant="secondary" disabled={Boolean(running)} onClick={() => run(action)}>
          {action.label}
        </Button>
      ))}
      <Button variant="quiet" disabled={Boolean(running)} onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
