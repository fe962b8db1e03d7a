import type { MemberFacetsDto } from '@alliance/api-client/directory';
import { type ReactNode, useState } from 'react';
import { countryName } from '@/content/countries';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { Dialog, dialogFoot } from '@/ui/Dialog';
import { TextInput } from '@/ui/inputs';
import type { FilterName } from './member-filters';
import { filterLabels, type useMemberFilters, valuesOf } from './useMemberFilters';

interface MemberFilterPanelProps {
  narrowed: ReturnType<typeof useMemberFilters>;
  counts?: MemberFacetsDto;
  left?: string;
  onClose: () => void;
}

const facets = ['type', 'interest', 'openTo', 'tier', 'verified'] as const;

/** All that the directory can be narrowed by; what is chosen takes effect at once. */
export default function MemberFilterPanel({ narrowed, counts, left, onClose }: MemberFilterPanelProps) {
  const { values, toggle, isNarrowed, clear } = narrowed;
  const numberOf = (name: FilterName, value: string) =>
    counts?.isExact ? (counts[name].find((one) => one.value === value)?.count ?? 0) : undefined;
  const box = (name: FilterName, value: string, label: string) => {
    const number = numberOf(name, value);
    return (
      <Checkbox
        key={value}
        label={
          <>
            {label}
            {number !== undefined && <span className="ml-2 text-ink-3 tabular-nums">{counted(number)}</span>}
          </>
        }
        checked={values(name).includes(value)}
        onChange={() => toggle(name, value)}
      />
    );
  };
  return (
    <Dialog open onOpenChange={(next) => next || onClose()} title="Filters" aside>
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {facets.map((name) => (
          <Group key={name} legend={filterLabels[name]}>
            {Object.entries(valuesOf[name]).map(([value, label]) => box(name, value, label))}
          </Group>
        ))}
        <Countries there={counts?.country.map(({ value }) => value) ?? []} chosen={values('country')}>
          {(code, name) => box('country', code, name)}
        </Countries>
        <div className={classes(dialogFoot, 'flex flex-wrap gap-3 sm:rounded-none')}>
          <Button type="submit">{left ? `Show ${left}` : 'Show'}</Button>
          {isNarrowed && (
            <Button variant="quiet" onClick={clear}>
              Clear filters
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-medium text-ink">{legend}</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** From so many countries on they are searched; as many are shown at first. */
const many = 12;

interface CountriesProps {
  /** Those that occur, most first. */
  there: string[];
  chosen: string[];
  children: (code: string, name: string) => ReactNode;
}

/** The countries that occur, and those that are chosen. */
function Countries({ there, chosen, children }: CountriesProps) {
  const [typed, setTyped] = useState('');
  const named = [...new Set([...chosen, ...there])].map((code) => ({ code, name: countryName(code) }));
  const fitting = named.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const shown = fitting.slice(0, Math.max(many, chosen.length));
  if (named.length === 0) return null;
  return (
    <Group legend={filterLabels.country}>
      {named.length > many && (
        <div className="sm:col-span-2">
          <TextInput
            type="search"
            aria-label="Search countries"
            placeholder="Search countries"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      {shown.map(({ code, name }) => children(code, name))}
      {fitting.length > shown.length && (
        <p className="py-2 text-ink-3 text-sm sm:col-span-2">
          {counted(fitting.length - shown.length)} more. Type a part of the name to find one.
        </p>
      )}
    </Group>
  );
}
