import type { ValueState, ValueTotalDto } from '@alliance/api-client/outcomes';
import { valueStateLabels } from '@/content/labels';
import { counted } from '@/ui/count';
import { FilterTile } from '@/ui/FilterTile';
import { compact } from '@/ui/money';

interface TotalsProps {
  totals: readonly ValueTotalDto[];
  state?: ValueState;
  /** With none the list shows all. */
  onChoose: (state: ValueState | '') => void;
}

/** What the values of a project come to, each sum saying of which state it is and showing its rows. */
export function Totals({ totals, state, onChoose }: TotalsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {totals.map((total) => (
        <FilterTile
          key={total.state}
          label={valueStateLabels[total.state]}
          value={compact(total.amountUsd, 'USD')}
          note={total.entries === 1 ? '1 entry' : `${counted(total.entries)} entries`}
          isOn={state === total.state}
          onToggle={() => onChoose(state === total.state ? '' : total.state)}
        />
      ))}
    </div>
  );
}
