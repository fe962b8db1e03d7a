import type { PlanDto } from '@alliance/api-client/billing';
import { type PriceChangeDto, usePublishPricesMutation } from '@alliance/api-client/books';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { money } from '@/ui/money';
import { toast } from '@/ui/toast';

interface PublishPricesDialogProps {
  changes: PriceChangeDto[];
  validFrom?: string;
  plans: PlanDto[];
  onPublished: () => void;
  onClose: () => void;
}

/** What would change, and for whom, before it does. */
export default function PublishPricesDialog(props: PublishPricesDialogProps) {
  const { changes, validFrom, plans, onPublished, onClose } = props;
  const [publish, { isLoading }] = usePublishPricesMutation();
  const [trouble, setTrouble] = useState<ErrorLine[]>([]);
  const nameOf = (planId: string) => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? `${plan.name}, ${plan.billingInterval}` : planId;
  };

  const send = async () => {
    const prices = changes.map(({ planId, currency, charged, list }) => ({ planId, currency, charged, list }));
    try {
      const { version } = await publish({ publishPricesDto: { prices, validFrom } }).unwrap();
      onPublished();
      onClose();
      toast({ title: 'Prices published', description: `Version ${version} of the price book.` });
    } catch (error) {
      setTrouble([{ message: problemText(error) }]);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={changes.length === 0 ? 'Nothing changes' : 'Publish prices'}
      description={changes.length === 0 ? 'These prices are charged by then already.' : undefined}
    >
      <ErrorSummary title="Nothing was changed." errors={trouble} />
      {changes.length > 0 && (
        <>
          <p className="text-sm">
            From {validFrom ? <MomentText at={validFrom} /> : 'now on'}, new subscriptions pay these prices; renewals do
            so too, but not sooner than 30 days from now. Owners and billing contacts are told of it now. Running
            periods and open quotes keep theirs.
          </p>
          <ul className="mt-4 divide-y divide-line text-sm">
            {changes.map((change) => (
              <li key={change.planId + change.currency} className="py-3">
                <p className="font-medium">{nameOf(change.planId)}</p>
                <p className="tabular-nums">
                  {change.currency} charged {money(change.chargedBefore, change.currency)} →{' '}
                  {money(change.charged, change.currency)}
                </p>
                <p className="text-ink-2 tabular-nums">
                  list {money(change.listBefore, change.currency)} → {money(change.list, change.currency)}
                </p>
                <p className="text-ink-3">
                  {change.subscriptions === 1
                    ? '1 subscription pays it when it is renewed'
                    : `${counted(change.subscriptions)} subscriptions pay it when they are renewed`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Back
        </Button>
        {changes.length > 0 && (
          <Button onClick={send} pending={isLoading}>
            {isLoading ? 'Publishing...' : 'Publish'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
