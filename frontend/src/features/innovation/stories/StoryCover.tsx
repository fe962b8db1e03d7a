import type { StoryCardDto } from '@alliance/api-client/stories';
import { leaf, numberOf, toneOf } from '@/ui/patterns';

/** A picture made of the story itself: a leaf for each organization that it names, turned and coloured by who they are. */
export function StoryCover({
  story: { slug, organizations },
}: {
  story: Pick<StoryCardDto, 'slug' | 'organizations'>;
}) {
  const seed = numberOf(slug);
  return (
    <svg viewBox="0 0 160 60" className="block h-auto w-full bg-band" aria-hidden="true" focusable="false">
      {Array.from({ length: 24 }, (_, n) => {
        const owner = organizations[n % Math.max(organizations.length, 1)];
        const own = numberOf(`${owner?.id ?? slug}${n}`);
        const [column, row] = [n % 8, Math.floor(n / 8)];
        const turn = ((seed + own) % 4) * 90;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is
            key={n}
            d={leaf}
            transform={`translate(${column * 20 + 10} ${row * 20 + 10}) rotate(${turn})`}
            className={toneOf(owner?.id ?? slug)}
            opacity={0.35 + (own % 60) / 100}
          />
        );
      })}
    </svg>
  );
}
