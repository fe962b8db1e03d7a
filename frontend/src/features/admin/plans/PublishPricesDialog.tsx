import type { PlanDto } from '@alliance/api-client/billing';
import { type PriceChangeDto, usePublishPricesMutation } from '@alliance/api-client/books';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { money } from '@/ui/money';
import WordsDialog from '@/ui/WordsDialog';
import { standsInTheAudit } from '../reason';

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
  const nameOf = (planId: string) => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? `${plan.name}, ${plan.billingInterval}` : planId;
  };

  const send = async (reason: string) => {
    const prices = changes.map(({ planId, currency, charged, list }) => ({ planId, currency, charged, list }));
    await publish({ publishPricesDto: { prices, validFrom, reason } }).unwrap();
  };

  if (changes.length === 0)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Nothing changes"
        description="These prices are charged by then already."
      >
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <WordsDialog
      draft="publish-prices"
      title="Publish prices"
      hint={standsInTheAudit}
      max={500}
      required="Say why"
      submit="Publish"
      submitting="Publishing..."
      dismiss="Back"
      done={{ title: 'Prices published', description: 'A version of the price book was added.' }}
      isLoading={isLoading}
      onSend={send}
      onDone={onPublished}
      onClose={onClose}
    >
      <p className="text-sm">
        From {validFrom ? <MomentText at={validFrom} /> : 'now on'}, new subscriptions pay these prices; renewals do so
        too, but not sooner than 30 days from now. Owners and billing contacts are told of it now. Running periods and
        open quotes keep theirs.
      </p>
      <ul className="divide-y divide-line text-sm">
        {changes.map((change) => (
          <li key={change.planId + change.currency} className="py-3">
            <p className="font-medium">{nameOf(change.planId)}</p>
            <p className="tabular-nums">
              {change.currency} charged {money(change.chargedBefore, change.currency)} →{' '}
              {money(change.charged, change.currency)}
            </p>
            {change.listBefore !== change.list && (
              <p className="text-ink-2 tabular-nums">
                list {money(change.listBefore, change.currency)} → {money(change.list, change.currency)}
              </p>
            )}
            <p className="text-ink-3">
              {change.subscriptions === 1
                ? '1 subscription pays it when it is renewed'
                : `${counted(change.subscriptions)} subscriptions pay it when they are renewed`}
            </p>
          </li>
        ))}
      </ul>
    </WordsDialog>
  );
}
