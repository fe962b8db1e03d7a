import { useState } from 'react';
import { communities } from '@/content/landing';
import { CommunityImage } from '@/features/shared/communities/CommunityImage';
import { plansPage } from '@/features/shared/plans/checkout';
import { buttonClasses } from '@/ui/buttonClasses';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { Icon } from '@/ui/Icon';
import { Section } from './Section';

const { list } = communities;
const visible = 3;

// A phone has room for one card, a tablet for two.
const room = ['', 'hidden md:flex', 'hidden lg:flex'];

export function Communities({ isPaid }: { isPaid: boolean }) {
  const [first, setFirst] = useState(0);
  const turnTo = (index: number) => setFirst((index + list.length) % list.length);
  const shown = Array.from({ length: visible }, (_, offset) => list[(first + offset) % list.length] ?? list[0]);

  return (
    <Section
      id="community"
      title={communities.title}
      text={communities.text}
      className="border-line border-t bg-surface"
      aside={
        <div className="flex gap-2">
          <Arrow label="Previous communities" icon="chevronLeft" onClick={() => turnTo(first - 1)} />
          <Arrow label="Next communities" icon="chevronRight" onClick={() => turnTo(first + 1)} />
        </div>
      }
    >
      <ul aria-live="polite" className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((community, position) => (
          <li
            key={community.id}
            className={classes('flex flex-col overflow-hidden rounded-xl border border-line bg-canvas', room[position])}
          >
            <CommunityImage type={community.imageType} color={community.color} />
            <div className="flex flex-1 flex-col p-6">
              <h3 className="text-xl">{community.title}</h3>
              <p className="mt-2 text-ink-2">{community.description}</p>
              <p className="mt-5 mb-6 text-ink-3 text-sm tabular-nums">
                {counted(community.members)} members · {community.discussions} discussions
              </p>
              <a
                href={isPaid ? `/communities/${community.slug}?join=${community.slug}` : plansPage}
                className={buttonClasses({ variant: 'secondary', wide: true }, 'mt-auto')}
                aria-label={`${isPaid ? communities.join : communities.upgrade}: ${community.title}`}
              >
                {isPaid ? communities.join : communities.upgrade}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-6">
        <div className="flex flex-wrap justify-center">
          {list.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Show from ${title}`}
              aria-current={index === first || undefined}
              onClick={() => turnTo(index)}
              className="group grid size-11 place-items-center rounded-md"
            >
              <span
                className={classes(
                  'h-2.5 rounded-full transition-all',
                  index === first ? 'w-7 bg-brand' : 'w-2.5 bg-line-strong group-hover:bg-ink-2',
                )}
              />
            </button>
          ))}
        </div>
        <a href={isPaid ? '/communities' : plansPage} className={buttonClasses({ size: 'lg' })}>
          {isPaid ? communities.explore : communities.upgradeToExplore}
        </a>
      </div>
    </Section>
  );
}

interface ArrowProps {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  onClick: () => void;
}

function Arrow({ label, icon, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full border border-line-strong text-ink hover:border-ink-2 hover:bg-sunken"
    >
      <Icon name={icon} />
    </button>
  );
}
