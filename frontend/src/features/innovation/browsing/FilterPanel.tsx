import type { FacetCountDto, SubmitterCountDto } from '@alliance/api-client/innovation';
import { useViewer } from '@alliance/api-client/viewer';
import { type ReactNode, useState } from 'react';
import { countryName } from '@/content/countries';
import { readinessLabel, readinessLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { Dialog, dialogFoot } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { facetsOf, optionsOfFacet } from './filter-words';
import { type Filters, type Kind, valuesOf } from './filters';
import { areWeaker, shownOf } from './shownOf';
import { type Among, useCounts } from './useCounts';
import { useFilters } from './useFilters';

interface FilterPanelProps {
  kind: Kind;
  among: Among;
  without: readonly string[];
  left?: string;
  onClose: () => void;
}

const numberOf = (counts: FacetCountDto[], isWhole?: boolean) =>
  counted(shownOf(counts, isWhole)) + (areWeaker(counts, isWhole) ? ' weaker' : '');

/** The levels that one end of a range can be, with how many the range would leave where that is known. */
function levelsFor(
  end: 'readinessFrom' | 'readinessTo',
  filters: Filters,
  counts?: FacetCountDto[],
  isWhole?: boolean,
) {
  const [from, to] = [Number(filters.readinessFrom ?? 1), Number(filters.readinessTo ?? 9)];
  return readinessLabels.map((_, n) => {
    const level = n + 1;
    const [first, last] = end === 'readinessFrom' ? [level, to] : [from, level];
    const left = counts?.filter(({ value }) => Number(value) >= first && Number(value) <= last);
    return {
      value: String(level),
      label: readinessLabel(level) + (left ? ` (${numberOf(left, isWhole)})` : ''),
    };
  });
}

/** All that a list can be narrowed by; what is chosen takes effect at once. */
export default function FilterPanel({ kind, among, without, left, onClose }: FilterPanelProps) {
  const { filters, isNarrowed, change, toggle, clear } = useFilters(kind);
  const { counts, known, isCounting } = useCounts(kind, filters, among);
  const isWhole = 'matchesOf' in among && among.isWhole;
  const own = (useViewer().viewer?.organizations ?? []).map(({ organization }) => organization);
  // Projects are worked on by many: those who lead most are offered, and who has a part in how many is not counted.
  const isShared = kind === 'projects';
  const whose = isShared ? 'organization' : 'submitter';
  const leading = isShared ? 'lead' : 'submitter';
  const most = (counts[leading] ?? []) as SubmitterCountDto[];
  const others = most.filter(({ value }) => own.every(({ id }) => id !== value));
  const submitters = [...own, ...others.map(({ value, name }) => ({ id: value, name }))];
  // Of whoever is not among those of most the number is not known.
  const knownOf = (id: string) => (most.some(({ value }) => value === id) ? known.submitter : undefined);
  const isAwaited = (name: string) => isCounting && !known[name];
  const box = (name: string, value: string, label: string) => (
    <Checkbox
      key={value}
      label={<Numbered label={label} counts={known[name]} value={value} isWhole={isWhole} />}
      checked={valuesOf(filters, name).includes(value)}
      onChange={() => toggle(name, value)}
    />
  );
  return (
    <Dialog open onOpenChange={(next) => next || onClose()} title="Filters" aside>
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {facetsOf[kind]
          .filter(({ name }) => !without.includes(name))
          .map((facet) => (
            <Group key={facet.name} legend={facet.label} isCounting={isAwaited(facet.name)}>
              {optionsOfFacet(facet).map(({ value, label }) => box(facet.name, value, label))}
            </Group>
          ))}
        {kind === 'solutions' && (
          <div className="grid gap-4 sm:grid-cols-2">
            {(['readinessFrom', 'readinessTo'] as const).map((name) => (
              <Field key={name} id={name} label={name === 'readinessFrom' ? 'Readiness from' : 'Readiness to'}>
                <NativeSelect
                  placeholder="Any"
                  options={levelsFor(name, filters, known.readiness, isWhole)}
                  value={filters[name] ?? ''}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              </Field>
            ))}
          </div>
        )}
        {'search' in among && !isShared && <Group legend="Watching">{box('watched', 'true', 'Watched by me')}</Group>}
        {/* From here on groups become longer when the counts come: what one is at stands above, and stays where it is. */}
        {submitters.length > 0 && (
          <Group legend={isShared ? 'With' : 'Submitted by'} isCounting={isAwaited(leading)}>
            {isShared && box('mine', 'true', 'Any organization of ours')}
            {submitters.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={<Numbered label={name} counts={knownOf(id)} value={id} isWhole={isWhole} />}
                checked={filters[whose] === id}
                onChange={() => change({ [whose]: filters[whose] === id ? '' : id })}
              />
            ))}
          </Group>
        )}
        {isShared && (
          <Group legend="Started" isCounting={isAwaited('year')}>
            {[...new Set([...valuesOf(filters, 'year'), ...(counts.year ?? []).map(({ value }) => value)])]
              .sort()
              .reverse()
              .map((year) => box('year', year, year))}
          </Group>
        )}
        <Countries there={counts.region ?? []} chosen={valuesOf(filters, 'region')} isCounting={isAwaited('region')}>
          {(code, name) => box('region', code, name)}
        </Countries>
        <div className={classes(dialogFoot, 'flex flex-wrap gap-3 sm:rounded-none')}>
          <Button type="submit">{left ? `Show ${left}` : 'Show'}</Button>
          {isNarrowed && (
            <Button variant="quiet" onClick={clear}>
              Clear filters
            </Button>
          )}
          <p role="status" className="sr-only">
            {isCounting && 'Counting...'}
          </p>
        </div>
      </form>
    </Dialog>
  );
}

interface GroupProps {
  legend: string;
  /** Whether its numbers are on their way; once for all groups that is also said aloud. */
  isCounting?: boolean;
  children: ReactNode;
}

function Group({ legend, isCounting, children }: GroupProps) {
  return (
    <fieldset>
      <legend className="font-medium text-ink">
        {legend}
        {isCounting && (
          <span aria-hidden="true" className="ml-2 font-normal text-ink-3 text-sm">
            Counting...
          </span>
        )}
      </legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** From so many countries on they are searched; as many are shown at first. */
const many = 12;

interface CountriesProps {
  /** Those that occur, most first. */
  there: FacetCountDto[];
  chosen: string[];
  isCounting: boolean;
  children: (code: string, name: string) => ReactNode;
}

/** The countries that occur, and those that are chosen. */
function Countries({ there, chosen, isCounting, children }: CountriesProps) {
  const [typed, setTyped] = useState('');
  const codes = [...new Set([...chosen, ...there.map(({ value }) => value)])];
  const named = codes.map((code) => ({ code, name: countryName(code) }));
  const fitting = named.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const shown = fitting.slice(0, Math.max(many, chosen.length));
  if (codes.length === 0 && !isCounting) return null;
  return (
    <Group legend="Country" isCounting={isCounting}>
      {codes.length > many && (
        <div className="sm:col-span-2">
          <TextInput
            type="search"
            aria-label="Search countries"
            placeholder={`Search ${codes.length} countries`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      {shown.map(({ code, name }) => children(code, name))}
      <p role="status" className="text-ink-3 text-sm sm:col-span-2 empty:hidden">
        {fitting.length === 0 && codes.length > 0 && 'No country of that name has any.'}
        {fitting.length > shown.length && `${fitting.length - shown.length} more: search for them by name.`}
      </p>
    </Group>
  );
}

interface NumberedProps {
  label: string;
  value: string;
  counts?: FacetCountDto[];
  isWhole?: boolean;
}

function Numbered({ label, value, counts, isWhole }: NumberedProps) {
  if (!counts) return label;
  const ofIt = counts.filter((one) => one.value === value);
  return (
    <>
      {label} <span className="whitespace-nowrap text-ink-3 tabular-nums">{numberOf(ofIt, isWhole)}</span>
    </>
  );
}
