import { whenUsed } from '@/ui/whenUsed';

const day = whenUsed(() => new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' }));
const time = whenUsed(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));

interface SlotPickerProps {
  slots: readonly string[];
  chosen: string;
  onChoose: (slot: string) => void;
}

/** Times under their days, each in the reader’s own time zone; one is chosen, by arrow keys too. */
export function SlotPicker({ slots, chosen, onChoose }: SlotPickerProps) {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const name = day().format(new Date(slot));
    days.set(name, [...(days.get(name) ?? []), slot]);
  }
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {[...days].map(([name, times]) => (
        <fieldset key={name} className="min-w-0">
          <legend className="font-medium text-ink text-sm">{name}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {times.map((slot) => (
              <label
                key={slot}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line px-3 text-sm tabular-nums hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft"
              >
                <input
                  type="radio"
                  name="slot"
                  value={slot}
                  checked={slot === chosen}
                  onChange={() => onChoose(slot)}
                  className="size-4 accent-brand"
                />
                <time dateTime={slot}>{time().format(new Date(slot))}</time>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
