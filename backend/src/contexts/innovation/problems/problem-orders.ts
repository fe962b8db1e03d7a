import type { ListOrder } from '../../../platform/lists/narrowed-page';
import { ProblemStatus, Urgency } from '../innovation.enums';
import { ProblemSort } from './problem-requests.dto';

/** Behind all others stand those that have no such number. */
const none = -1;

/** The orders of problems beside newest first. Their keys are those of the indexes, to the letter. */
export const problemOrders: { [Sort in ProblemSort]?: ListOrder } = {
  [ProblemSort.Value]: { name: 'value', key: `coalesce(estimated_value_usd_minor, '-1'::bigint)` },
  [ProblemSort.AnswerDay]: {
    name: 'answer-day',
    // How many days before a day that none is promised by.
    key: `case when status in ('open', 'in_progress') then coalesce('3000-01-01'::date - decide_by, 0) else -1 end`,
    range: ({ status }) => rangeOf(status, (one) => (hasEnded(one) ? [none, none] : [0, Number.MAX_SAFE_INTEGER])),
  },
  [ProblemSort.Urgency]: {
    name: 'urgency',
    key: `case urgency when 'critical' then 4 when 'high' then 3 when 'medium' then 2 when 'low' then 1 else -1 end`,
    range: ({ urgency }) => rangeOf(urgency, (one) => [ranks[one as Urgency], ranks[one as Urgency]]),
  },
};

const ranks = { [Urgency.Critical]: 4, [Urgency.High]: 3, [Urgency.Medium]: 2, [Urgency.Low]: 1 };

const hasEnded = (status: string) => status !== ProblemStatus.Open && status !== ProblemStatus.InProgress;

/** From the least to the greatest of what some values have. */
function rangeOf(values: string[] | undefined, of: (value: string) => [number, number]) {
  if (!values) return undefined;
  const ranges = values.map(of);
  return {
    least: Math.min(...ranges.map(([least]) => least)),
    greatest: Math.max(...ranges.map(([, greatest]) => greatest)),
  };
}
