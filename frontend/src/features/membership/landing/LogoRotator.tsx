import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { useRotation } from '@/ui/useRotation';
import { Logo } from './logos';

const interval = 10_000;

interface LogoRotatorProps {
  title: string;
  groups: readonly (readonly string[])[];
  tone: 'band' | 'page';
  /** Where in the row of signs this strip begins. */
  firstSign?: number;
}

/** A strip of logos that turns to the next group every ten seconds. */
export function LogoRotator({ title, groups, tone, firstSign = 0 }: LogoRotatorProps) {
  const { page, paused, togglePaused, holdProps } = useRotation(groups.length, interval);
  const perGroup = groups[0]?.length ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with that description
    <div
      {...holdProps}
      role="group"
      aria-roledescription="carousel"
      aria-label={title}
      className={classes(
        'wrap relative flex flex-col gap-5 py-7 lg:flex-row lg:items-center lg:gap-10',
        tone === 'band' ? 'text-band-ink-2' : 'text-ink-2',
      )}
    >
      <p className="max-lg:pr-14 text-sm lg:w-56">{title}</p>
      <div className="grid min-w-0 flex-1">
        {groups.map((names, index) => (
          <ul
            key={names.join()}
            aria-label={`${index + 1} of ${groups.length}`}
            className={classes(
              'col-start-1 row-start-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] content-center gap-x-8 gap-y-4 transition-opacity duration-500',
              index === page ? 'opacity-100' : 'invisible opacity-0',
            )}
          >
            {names.map((name, position) => (
              <li key={name} className={tone === 'band' ? 'text-band-ink' : 'text-ink'}>
                <Logo name={name} index={firstSign + index * perGroup + position} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button
        type="button"
        onClick={togglePaused}
        aria-label={paused ? `Play: ${title}` : `Pause: ${title}`}
        className={classes(
          'grid size-11 shrink-0 place-items-center rounded-md max-lg:absolute max-lg:top-4 max-lg:right-2 max-lg:md:right-5',
          tone === 'band' ? 'hover:bg-band-raised hover:text-band-ink' : 'hover:bg-sunken hover:text-ink',
        )}
      >
        <Icon name={paused ? 'play' : 'pause'} className="size-4" />
      </button>
    </div>
  );
}
