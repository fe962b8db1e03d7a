import type { Interest } from '@alliance/api-client/membership';
import { interestGroups } from '@/content/registration';
import { Checkbox, groupState, toggleGroup } from '@/ui/Checkbox';

interface InterestGroupsProps {
  selected: readonly Interest[];
  onChange: (selected: Interest[]) => void;
}

/** Groups with a box of their own, which stands for all of their items. */
export function InterestGroups({ selected, onChange }: InterestGroupsProps) {
  const toggle = (items: readonly Interest[]) => onChange(toggleGroup(items, selected) as Interest[]);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {interestGroups.map(({ label, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice
        <div key={label} role="group" aria-label={label} className="rounded-lg border border-line bg-surface px-4 py-2">
          <Checkbox
            label={<span className="font-semibold">{label}</span>}
            checked={groupState(items, selected)}
            onChange={() => toggle(items)}
          />
          <div className="mb-2 border-line border-t pt-1 pl-[min(2rem,8vw)]">
            {items.map((item) => (
              <Checkbox key={item} label={item} checked={selected.includes(item)} onChange={() => toggle([item])} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
