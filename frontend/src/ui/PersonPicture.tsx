import { classes } from './classes';
import { toneOf, type tones } from './patterns';

interface PersonPictureProps {
  name: string;
  imageUrl: string | null;
  /** Whose tone their initials are drawn in. */
  organizationId?: string | null;
  /** `inline` in a line of text, `small` beside a name, `large` on a page of its own. */
  size?: 'inline' | 'small' | 'large';
}

const shape = { inline: 'size-6 text-[0.6875rem]', small: 'size-9 text-xs', large: 'size-24 text-2xl' };
const grounds: Record<(typeof tones)[number], string> = {
  'fill-brand': 'bg-brand-soft text-brand-strong',
  'fill-accent': 'bg-accent-soft text-accent',
  'fill-info': 'bg-info-soft text-info',
  'fill-violet': 'bg-violet-soft text-violet',
  'fill-success': 'bg-success-soft text-success',
};

/** The person's picture, or the first letters of the first and the last of their names on their organization’s tone. The name stands beside it, so it is silent. */
export function PersonPicture({ name, imageUrl, organizationId, size = 'small' }: PersonPictureProps) {
  if (imageUrl)
    return <img src={imageUrl} alt="" className={classes(shape[size], 'shrink-0 rounded-full object-cover')} />;
  const words = name.split(' ').filter(Boolean);
  const initials = [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? [...word][0] : '')).join('');
  return (
    <span
      aria-hidden="true"
      className={classes(
        shape[size],
        'grid shrink-0 place-items-center rounded-full border border-transparent font-semibold uppercase',
        grounds[organizationId ? toneOf(organizationId) : 'fill-brand'],
      )}
    >
      {initials || '·'}
    </span>
  );
}
