import { sampleDashboard } from '@/content/landing';
import { Mark } from '@/ui/Mark';

/** A picture: nothing in it can be used, and it says that it is a sample. */
export function SampleDashboard() {
  const { caption, tiles, phases, rows } = sampleDashboard;
  return (
    <figure>
      <div className="on-band @container overflow-hidden rounded-xl bg-band text-band-ink shadow-floating">
        <div className="flex items-center gap-3 border-band-line border-b px-6 py-4">
          <Mark className="size-6 text-band-brand [--mark-accent:#f2a968]" />
          <span className="font-medium text-sm">Innovation portfolio</span>
        </div>
        <dl className="grid grid-cols-2 divide-x divide-band-line border-band-line border-b">
          {tiles.map(({ label, figure }) => (
            <div key={label} className="px-6 py-6">
              <dt className="text-band-ink-2 text-sm">{label}</dt>
              <dd className="mt-1 font-semibold text-[3.25rem] tabular-nums leading-none tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
        <dl className="space-y-3.5 border-band-line border-b px-6 py-6 text-sm">
          {phases.map(({ name, count, width }) => (
            <div
              key={name}
              className="flex items-center justify-between gap-3 @min-[13rem]:grid @min-[13rem]:grid-cols-[5rem_1fr_2rem]"
            >
              <dt className="text-band-ink-2">{name}</dt>
              <dd aria-hidden="true" className="hidden h-2 rounded-full bg-band-raised @min-[13rem]:block">
                <span
                  className={`block h-2 rounded-full ${width} ${name === 'Sandbox' ? 'bg-band-accent' : 'bg-band-brand'}`}
                />
              </dd>
              <dd className="text-right tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
        <ul className="divide-y divide-band-line px-6 text-sm">
          {rows.map(({ name, phase }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3.5">
              <span>{name}</span>
              <span className="rounded-sm bg-band-raised px-2 py-0.5 text-band-ink-2 text-xs">{phase}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-4 text-ink-3 text-sm">{caption}</figcaption>
    </figure>
  );
}
