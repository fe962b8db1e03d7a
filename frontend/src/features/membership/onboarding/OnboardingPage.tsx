import {
  type OnboardingDto,
  useBookCallMutation,
  useGetOnboardingQuery,
  useMoveCallMutation,
} from '@alliance/api-client/onboarding';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { Card } from '@/ui/Card';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { localZone } from '@/ui/timeZones';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { BookedCall } from './BookedCall';
import { SlotPicker } from './SlotPicker';

/** A call with the alliance’s team: book one of the times that it offers, move it, cancel it. */
export default function OnboardingPage() {
  const { data: onboarding, error, isFetching, refetch } = useGetOnboardingQuery();
  const [moving, setMoving] = useAddress('move');
  const call = onboarding?.call;
  return (
    <>
      <PageHeader
        above={<BackLink to="/support">Support</BackLink>}
        title="Onboarding"
        description={`A member of our team shows you around${onboarding ? `, in ${onboarding.minutes} minutes` : ''}: what you want to do first, on your own case.`}
      />
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The times" stale={Boolean(onboarding)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!onboarding && !error && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {onboarding && (
        <div className="grid gap-5">
          {call && (
            <BookedCall call={call} place={onboarding.place} isMoving={moving !== ''} onMove={() => setMoving('1')} />
          )}
          {(!call || moving) && <Times key={call?.id} onboarding={onboarding} onDone={() => setMoving('')} />}
        </div>
      )}
    </>
  );
}

/** The times that are offered, and what is done with one. */
function Times({ onboarding: { call, slots }, onDone }: { onboarding: OnboardingDto; onDone: () => void }) {
  const [book, { isLoading: isBooking }] = useBookCallMutation();
  const [move, { isLoading: isMoving }] = useMoveCallMutation();
  const [chosen, choose] = useState('');
  const [note, setNote] = useState('');
  const startsAt = slots.includes(chosen) ? chosen : '';
  const isPending = isBooking || isMoving;

  const send = async () => {
    if (!startsAt) return;
    try {
      if (call) await move({ id: call.id, moveCallDto: { startsAt } }).unwrap();
      else await book({ bookCallDto: { startsAt, note: note.trim() || undefined } }).unwrap();
      toast({ title: call ? 'Moved' : 'Booked', description: 'A mail with the time is on its way.' });
      onDone();
    } catch (error) {
      toast({ title: call ? 'Not moved' : 'Not booked', description: problemText(error), variant: 'destructive' });
    }
  };

  if (slots.length === 0)
    return (
      <EmptyState title="No times just now">
        All times of the next days are taken. Look again tomorrow, or write to us on the Support page.
      </EmptyState>
    );
  return (
    <Card>
      <h2 className="text-xl">{call ? 'Choose another time' : 'Choose a time'}</h2>
      <p className="mt-1 text-ink-2 text-sm">In your time zone, {localZone()}.</p>
      <SlotPicker slots={slots} chosen={startsAt} onChoose={choose} />
      {!call && (
        <Field id="note" label="What should it be about?" className="mt-5 max-w-xl">
          <TextArea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {call && (
          <Button variant="secondary" onClick={onDone} disabled={isPending}>
            Keep the time
          </Button>
        )}
        <Button onClick={send} pending={isPending} disabled={!startsAt}>
          {call ? (isPending ? 'Moving...' : 'Move Call') : isPending ? 'Booking...' : 'Book Call'}
        </Button>
      </div>
    </Card>
  );
}
