import { DayText } from '@/ui/DateText';
import { daysUntil } from './days';

/** By when an answer was promised, read after what it is about: "due in 4 days, Dec 24, 2026". */
export function DueText({ on }: { on: string }) {
  const days = daysUntil(on);
  if (days === 0) return <>due today</>;
  if (days < 0)
    return (
      <strong className="font-semibold text-danger">
        overdue since <DayText on={on} />
      </strong>
    );
  return (
    <>
      due {days === 1 ? 'tomorrow' : `in ${days} days`}, <DayText on={on} />
    </>
  );
}
