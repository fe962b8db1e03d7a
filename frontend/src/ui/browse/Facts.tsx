import type { ReactNode } from 'react';
import { Highlighted } from './Highlighted';

/** Names and what they stand for; what is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,calc(50%-1.5rem))),1fr))] gap-x-6 gap-y-3 text-sm">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-3 text-xs">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Tags({ tags, hits }: { tags: readonly string[]; hits?: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="max-w-full truncate rounded-sm border border-line bg-sunken px-2 py-0.5 text-ink-2 text-xs"
        >
          <Highlighted text={tag} hits={hits} />
        </li>
      ))}
    </ul>
  );
}
