import { classes } from '../classes';

export interface Column {
  key: string;
  /** What the column stands for: "Nov 2026". */
  label: string;
  /** From the bottom, one for each series. */
  values: number[];
}

interface ColumnChartProps {
  /** What it shows, in one sentence: the picture itself is for the eye alone. */
  says: string;
  series: string[];
  columns: Column[];
}

const fills = [
  'fill-brand forced-colors:fill-[CanvasText]',
  'fill-accent forced-colors:fill-[GrayText]',
  'fill-info forced-colors:fill-[Highlight]',
];
const signs = ['bg-brand', 'bg-accent', 'bg-info'];
const height = 40;
const width = 10;

/** Columns over time, stacked where there are several series, with the first and last named beneath. */
export function ColumnChart({ says, series, columns }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  return (
    <figure>
      {series.length > 1 && (
        <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
          {series.map((name, index) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={classes('size-3 rounded-sm', signs[index])} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg
        role="img"
        aria-label={says}
        viewBox={`0 0 ${columns.length * width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-line-strong border-b"
      >
        {columns.map(({ key, label, values }, column) => (
          <g key={key}>
            <title>{`${label}: ${values.join(' · ')}`}</title>
            {values.map((value, index) => {
              const below = values.slice(0, index).reduce((sum, one) => sum + one, 0);
              const tall = (height * value) / most;
              return (
                <rect
                  key={series[index]}
                  className={fills[index]}
                  x={column * width + width * 0.12}
                  y={height - (height * below) / most - tall}
                  width={width * 0.76}
                  height={tall}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between gap-4 text-ink-3 text-xs">
        <span>{columns[0]?.label}</span>
        <span>{columns.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}
