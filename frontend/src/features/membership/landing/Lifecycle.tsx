import { lifecycle } from '@/content/landing';
import { SampleDashboard } from './SampleDashboard';
import { Section } from './Section';

export function Lifecycle() {
  return (
    <Section id="platform" title={lifecycle.title} text={lifecycle.text} className="border-line border-y bg-surface">
      <div className="mt-14 grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20">
        <ol>
          {lifecycle.steps.map(({ id, name, text }, index) => (
            <li
              key={id}
              id={id}
              className="relative flex gap-6 pb-9 before:absolute before:top-12 before:bottom-1 before:left-5 before:w-px before:bg-line last:pb-0 last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full border border-brand font-semibold text-brand text-sm tabular-nums"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="text-xl">{name}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <SampleDashboard />
      </div>
    </Section>
  );
}
