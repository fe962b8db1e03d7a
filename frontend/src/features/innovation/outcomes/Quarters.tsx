import type { QuarterTotalDto } from '@alliance/api-client/outcomes';
import { Link } from 'react-router-dom';
import { valueStateLabels } from '@/content/labels';
import { compact } from '@/ui/money';
import { quarterInWords, rowsAt } from './quarters';

interface QuartersProps {
  projectId?: string;
  quarters: readonly QuarterTotalDto[];
}

const states = ['confirmed', 'claimed', 'disputed', 'estimated'] as const;

/** The sums by quarter, each leading to its rows, where amounts are in full; a column for each state that there is. */
export function Quarters({ projectId, quarters }: QuartersProps) {
  const known = states.filter((state) => quarters.some((one) => one.state === state));
  if (known.length === 0) return null;
  const names = [...new Set(quarters.map(({ quarter }) => quarter))];
  return (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Value by quarter, in US dollars</caption>
        <thead className="border-line border-b text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              Quarter
            </th>
            {known.map((state) => (
              <th key={state} scope="col" className="py-2 pl-4 text-right font-medium">
                {valueStateLabels[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((quarter) => (
            <tr key={quarter} className="border-line border-b last:border-0">
              <th scope="row" className="whitespace-nowrap py-2 pr-4 font-medium">
                {quarterInWords(quarter)}
              </th>
              {known.map((state) => {
                const sum = quarters.find((one) => one.quarter === quarter && one.state === state);
                return (
                  <td key={state} className="py-1 pl-4 text-right tabular-nums">
                    {sum ? (
                      <Link
                        to={rowsAt({ quarter, state, project: projectId })}
                        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
                      >
                        {compact(sum.amountUsd, 'USD')}
                      </Link>
                    ) : (
                      <span className="text-ink-3">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
