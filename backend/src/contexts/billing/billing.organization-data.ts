import { dayInWords } from '../../platform/clock/day-in-words';
import { ended, kept, organizationColumnsOf } from '../../platform/organization-data/organization-columns';
import { lockOrganization } from './organization-lock';

// Money is the name’s that it was paid by, and documents are never changed: who stays reads them (decision 234).
organizationColumnsOf(
  'billing',
  {
    'payments.organization_id': kept(),
    'invoices.organization_id': kept(),
    'quotes.organization_id': kept(),
    'subscriptions.organization_id': kept(),
    'altered_orders.organization_id': kept(),
    'billing_contacts.organization_id': ended(),
    'saved_cards.organization_id': ended(),
    'card_updates.organization_id': kept(), // what a check of a card takes is given back yet, and keeps no card
    'entitlement_usage.organization_id': kept(),
    'entitlement_overrides.organization_id': kept(),
  },
  {
    lock: lockOrganization.text,
    obstacles: [
      {
        // One that is not paid for ends as soon as it is cancelled.
        statement: `select period_end as until, status = 'active' as paid, cancel_at_period_end as cancelled
          from billing.subscriptions where organization_id = $1 and status in ('active', 'past_due', 'grace')`,
        says: ({ until, paid, cancelled }: { until: string; paid: boolean; cancelled: boolean }, { goes }) => {
          const day = dayInWords(new Date(until));
          if (!paid)
            return `${goes} has a subscription, which ends once it is cancelled. Let it be the one that stays, or cancel its subscription first.`;
          if (!cancelled)
            return `${goes} has a subscription, which ends on ${day} once it is cancelled. Let it be the one that stays, or cancel its subscription and merge them after that.`;
          return `${goes} has a subscription, which is cancelled and ends on ${day}. Let it be the one that stays, or merge them after that.`;
        },
      },
      {
        statement: `select count(*)::int as open from billing.payments
          where organization_id = $1 and (status = 'pending' or review is not null) having count(*) > 0`,
        says: ({ open }: { open: number }, { goes }) =>
          open === 1
            ? `A payment of ${goes} is open. Wait until it is paid or given up.`
            : `${open} payments of ${goes} are open. Wait until they are paid or given up.`,
      },
    ],
  },
);
