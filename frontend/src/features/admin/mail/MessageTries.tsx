import type { DeliveryTryDto } from '@alliance/api-client/mail';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { triedText } from './mail-words';

/** Each try with what the server said; the same answer in a row is told once. */
export function MessageTries({ tries }: { tries: readonly DeliveryTryDto[] }) {
  if (tries.length === 0) return <p className="text-ink-2 text-sm">It has not been tried.</p>;
  return (
    <section aria-label="Tries">
      <h3 className="font-semibold">Tries</h3>
      <ol className="mt-2 space-y-3 text-sm">
        {tries.map(({ outcome, answer, times, firstAt, lastAt }) => (
          <li key={firstAt} className="border-line border-l-2 pl-3">
            <p className="text-ink-3 text-xs">
              {triedText(outcome, answer)}
              {'\u00a0· '}
              <MomentText at={firstAt} />
              {times > 1 && (
                <>
                  {' – '}
                  <MomentText at={lastAt} />
                  {` · ${counted(times)} times`}
                </>
              )}
            </p>
            <p className="[overflow-wrap:anywhere]">{answer || 'The server said nothing.'}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
