import { classes } from './classes';

interface PersonPictureProps {
  name: string;
  imageUrl: string | null;
  /** `small` beside a name, `large` on a page of its own. */
  size?: 'small' | 'large';
}

const shape = { small: 'size-9 text-xs', large: 'size-24 text-2xl' };

/** The person's picture, or the first letters of the first and the last of their names. The name stands beside it, so it is silent. */
export function PersonPicture({ name, imageUrl, size = 'small' }: PersonPictureProps) {
  if (imageUrl)
    return <img src={imageUrl} alt="" className={classes(shape[size], 'shrink-0 rounded-full object-cover')} />;
  const words = name.split(' ').filter(Boolean);
  const initials = [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? [...word][0] : '')).join('');
  return (
    <span
      aria-hidden="true"
      className={classes(
        shape[size],
        'grid shrink-0 place-items-center rounded-full border border-transparent bg-brand-soft font-semibold text-brand-strong uppercase',
      )}
    >
      {initials || '·'}
    </span>
  );
}
