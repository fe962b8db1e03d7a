import { ShareBar } from '@/ui/charts/ShareBar';

interface BarsProps {
  label: string;
  bars: { key: string; name: string; figure: string; share: number }[];
}

/** One bar under another, each with its name and figure in letters. */
export function Bars({ label, bars }: BarsProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ key, name, figure, share }) => (
        <li key={key}>
          <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{name}</span>
            <span className="font-medium tabular-nums">{figure}</span>
          </p>
          <ShareBar share={share} />
        </li>
      ))}
    </ul>
  );
}
