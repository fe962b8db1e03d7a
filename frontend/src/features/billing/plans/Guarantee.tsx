import type { PriceBookDto } from '@alliance/api-client/billing';
import { Link } from 'react-router-dom';
import { plansCopy } from '@/content/plans';
import { HelpLink } from '@/features/shared/HelpLink';
import { GuaranteeSeal } from './GuaranteeSeal';

/** How it is paid, and how it comes back. */
export function Guarantee({ book: { moneyBackDays, helpAddress } }: { book: PriceBookDto }) {
  return (
    <footer className="mt-12 grid grid-cols-1 gap-8 border-line border-t pt-10 lg:grid-cols-2">
      <section>
        <h2 className="text-xl">Payment options</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {plansCopy.methods.map((method) => (
            <li key={method} className="rounded-md border border-line bg-surface px-3 py-2 font-medium text-sm">
              {method}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-prose text-ink-2 text-sm">{plansCopy.powered}</p>
      </section>
      <section className="flex flex-wrap gap-5 sm:flex-nowrap">
        <GuaranteeSeal days={moneyBackDays} />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-xl">{moneyBackDays}-day money-back guarantee</h2>
          <p className="mt-2 max-w-prose text-ink-2 text-sm">
            Within {moneyBackDays} days of your organization’s first payment we give it back in full if you ask. You
            need no reason: write to <HelpLink address={helpAddress} />. The organization then goes on with the free
            plan and keeps everything it has made. The{' '}
            <Link to="/terms" className="text-brand underline underline-offset-2">
              Terms of Service
            </Link>{' '}
            say the same.
          </p>
        </div>
      </section>
    </footer>
  );
}
