import {
  type BillingOverviewDto,
  type CardUpdateDto,
  useGetCardUpdateQuery,
  useRemoveCardMutation,
} from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { useEffect, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { attentionOf, cardName } from './attention';
import { ReplaceCardButton } from './ReplaceCardButton';
import { Section } from './Section';

interface CardSectionProps {
  overview: BillingOverviewDto;
  onSaved: () => void;
}

/** The card that renewals are charged to. */
export function CardSection({ overview, onSaved }: CardSectionProps) {
  const { organizationId, card, canSaveCard, plan, endedAt } = overview;
  const canReplace = canSaveCard && plan !== null && endedAt === null;
  return (
    <Section id="card" title="Payment method">
      <CardReturn organizationId={organizationId} onSaved={onSaved} />
      {card ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{cardName(card)}</span>
          <span className="text-ink-2 tabular-nums">
            expires {String(card.expiryMonth).padStart(2, '0')}/{card.expiryYear}
          </span>
          {card.expiresBeforeRenewal && <Badge tone="orange">Expires before the renewal</Badge>}
        </p>
      ) : (
        <p className="text-ink-2">
          No card is saved. {canReplace && 'A link to pay by is mailed before each renewal.'}
          {!canReplace && canSaveCard && 'The one that you pay with is kept for renewals.'}
          {!canSaveCard && 'The payment provider keeps none here: a link to pay by is mailed before each renewal.'}
        </p>
      )}
      {canReplace && (
        <p className="mt-3 text-ink-2 text-sm print:hidden">
          A card is entered on the payment provider’s page. To see that it works, a small amount is charged there and
          given back at once.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">
        {canReplace && attentionOf(overview) !== 'card' && (
          <ReplaceCardButton organizationId={organizationId} label={card ? 'Replace card' : 'Save a card'} />
        )}
        {card && <RemoveCardButton overview={overview} />}
      </div>
    </Section>
  );
}

function RemoveCardButton({ overview: { organizationId, card } }: { overview: BillingOverviewDto }) {
  const [remove, { isLoading }] = useRemoveCardMutation();
  const [asking, setAsking] = useState(false);
  const send = async () => {
    try {
      await remove({ organizationId }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Card removed', description: 'A link to pay by is mailed before each renewal.' });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove card
      </Button>
      {asking && card && (
        <ConfirmDialog
          title="Remove the card"
          confirm="Remove Card"
          confirming="Removing..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {cardName(card)} is forgotten. The plan stays, and the next renewal is paid by a link that is mailed before
          it.
        </ConfirmDialog>
      )}
    </>
  );
}

const returned: Record<CardUpdateDto['state'], string> = {
  opening: 'The payment provider has not said yet what became of the card. This page asks again by itself.',
  open: 'The payment provider has not said yet what became of the card. This page asks again by itself.',
  saved: 'The new card is saved. What was charged to try it is given back.',
  failed: 'The card was not saved. The one from before stays.',
};

/** What became of a new card, for who comes back from the provider's page. */
function CardReturn({ organizationId, onSaved }: { organizationId: string; onSaved: () => void }) {
  const [reference] = useAddress('reference');
  const skip = !reference.startsWith('card-');
  const [settled, setSettled] = useState(false);
  const { currentData: update } = useGetCardUpdateQuery(
    { organizationId, reference },
    { skip, pollingInterval: settled ? 0 : 3000 },
  );
  const state = update?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (state !== 'saved' && state !== 'failed') return;
    setSettled(true);
    if (state === 'saved') onSaved();
  }, [state]);
  if (skip || !state) return null;
  return (
    <p role="status" className="mb-4 border-line-strong border-l-2 pl-4">
      {returned[state]}
    </p>
  );
}
