import { classes } from './classes';
import { leaf, numberOf, toneOf, tones } from './patterns';

interface OrganizationMarkProps {
  /** With its logo by id, or, of the viewer's own, by address. */
  organization: { id: string; logoId?: string | null; logoUrl?: string | null };
  /** `inline` in a line of text, `small` beside a name, `large` on a page of its own. */
  size?: 'inline' | 'small' | 'large';
  className?: string;
}

const places = [
  [-8.5, -8.5],
  [8.5, -8.5],
  [-8.5, 8.5],
  [8.5, 8.5],
] as const;
const shape = { inline: 'size-5 rounded-sm', small: 'size-9 rounded-md', large: 'size-20 rounded-lg sm:size-24' };

/** An organization's logo, or the mark that its identifier makes: four leaves, one of them in a second colour. The name stands beside it, so it is silent. */
export function OrganizationMark({ organization, size = 'small', className }: OrganizationMarkProps) {
  const { id, logoId } = organization;
  const logo = logoId ? logoAddress(logoId, size === 'large' ? 'large' : 'small') : organization.logoUrl;
  const box = classes('block shrink-0 border border-line', shape[size], className);
  // Logos are drawn for paper.
  if (logo) return <img src={logo} alt="" className={classes(box, 'bg-paper object-contain')} />;
  const seed = numberOf(id);
  const others = tones.filter((tone) => tone !== toneOf(id));
  const second = others[seed % others.length];
  return (
    <svg viewBox="-20 -20 40 40" className={classes(box, 'bg-surface')} aria-hidden="true" focusable="false">
      {places.map(([x, y], n) => (
        <path
          key={`${x} ${y}`}
          d={leaf}
          transform={`translate(${x} ${y}) rotate(${(numberOf(`${id}${n}`) % 2) * 90})`}
          className={n === seed % 4 ? second : toneOf(id)}
        />
      ))}
    </svg>
  );
}

export const logoAddress = (logoId: string, size: 'small' | 'large') => `/api/logos/${logoId}/${size}`;
