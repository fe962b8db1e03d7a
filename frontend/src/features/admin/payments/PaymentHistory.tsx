import type { LedgerPaymentDto } from '@alliance/api-client/books';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MomentText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { statusLabels } from './payment-words';

interface Entry {
  key: string;
  at: string;
  what: ReactNode;
  more?: ReactNode;
}

const words = (name: string) => name.replaceAll('_', ' ').replaceAll('-', ' ');
const actionWords = (action: string) => words(action.replace(/^[\w-]+\./, ''));

const refundStates: Record<LedgerPaymentDto['refunds'][number]['state'], string> = {
  queued: 'about to be sent to the provider',
  pending: 'on its way at the provider',
  processed: 'given back',
  failed: 'not given back',
  needs_attention: 'waits for somebody at the provider',
};

/** Everything that happened to a payment, kind by kind and each in its order. */
export function PaymentHistory({ payment }: { payment: LedgerPaymentDto }) {
  const { currency } = payment;
  return (
    <>
      <Part
        title="Transitions"
        entries={payment.transitions.map(({ from, to, cause, reference, at }) => ({
          key: `${at}${to}`,
          at,
          what: from
            ? `${statusLabels[from]} → ${cause === 'refund' ? 'Refunded' : statusLabels[to]}`
            : statusLabels[to],
          more: `${cause}${reference ? `, ${reference}` : ''}`,
        }))}
      />
      <Part
        title="Attempts"
        entries={payment.attempts.map((attempt) => ({
          key: attempt.reference,
          at: attempt.createdAt,
          what: `${words(attempt.state)} at ${attempt.provider}`,
          more: [
            attempt.reference,
            attempt.providerRef && `there ${attempt.providerRef}`,
            attempt.fees && `fees ${money(attempt.fees, currency)}`,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
      <Part
        title="Refunds"
        entries={payment.refunds.map((refund) => ({
          key: refund.id,
          at: refund.createdAt,
          what: `${money(refund.amount, currency)}: ${refundStates[refund.state]}`,
          more: [refund.reason, refund.lastError].filter(Boolean).join(' · '),
        }))}
      />
      <Part
        title="Documents"
        entries={payment.documents.map(({ kind, number, amount, issuedAt }) => ({
          key: number,
          at: issuedAt,
          what: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
          more: money(amount, currency),
        }))}
      />
      <Part
        title="Provider events"
        entries={payment.events.map(({ id, name, state, receivedAt }) => ({
          key: id,
          at: receivedAt,
          what: (
            <Link to={`/admin/payments/inbox?event=${id}`} className="text-brand underline underline-offset-4">
              {name}
            </Link>
          ),
          more: words(state),
        }))}
      />
      <Part
        title="Records"
        entries={payment.records.map(({ action, actor, note, at }) => ({
          key: `${at}${action}`,
          at,
          what: actionWords(action),
          more: [actor.split(':')[0], note].filter(Boolean).join(' · '),
        }))}
      />
    </>
  );
}

function Part({ title, entries }: { title: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-2 space-y-2 border-line border-l-2 pl-4 text-sm">
        {entries.map(({ key, at, what, more }) => (
          <li key={key}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium first-letter:uppercase">{what}</span>
              <span className="text-ink-3 text-xs tabular-nums">
                <MomentText at={at} />
              </span>
            </p>
            {more && <p className="break-words text-ink-2 text-xs">{more}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
