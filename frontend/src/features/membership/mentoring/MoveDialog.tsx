import {
  type FreeTimeDto,
  type MentorSessionDto,
  useGetMentorQuery,
  useRescheduleSessionMutation,
} from '@alliance/api-client/mentoring';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { periodInWords, weekOf } from './times';
import { WeekOfTimes } from './WeekOfTimes';

/** Another time of the same mentor: chosen in the week, and taken by the button. */
export default function MoveDialog({ session, onClose }: { session: MentorSessionDto; onClose: () => void }) {
  const [move, { isLoading }] = useRescheduleSessionMutation();
  const { data: mentor, error, isFetching, refetch } = useGetMentorQuery({ id: session.mentorId });
  const [week, setWeek] = useState(() => weekOf(new Date(session.startsAt)));
  const [chosen, setChosen] = useState<FreeTimeDto>();
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async () => {
    if (!chosen) return setTrouble([{ message: 'Choose a time' }]);
    try {
      await move({ id: session.id, rescheduleSessionDto: { startsAt: chosen.startsAt } }).unwrap();
    } catch (refusal) {
      setChosen(undefined);
      return setTrouble([{ message: problemText(refusal) }]);
    }
    onClose();
    toast({ title: 'Success', description: `Session moved. You and ${session.otherName} get a mail.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Move session"
      description={`Now ${periodInWords(session.startsAt, session.endsAt)}. It counts once.`}
    >
      <ErrorSummary title="The session was not moved." errors={trouble} />
      {error ? (
        <LoadFailure what="The mentor" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : mentor ? (
        <WeekOfTimes mentor={mentor} week={week} onWeek={setWeek} onChoose={setChosen} stacked />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      <p role="status" className="mt-4 min-h-6 font-medium">
        {chosen && `New time: ${periodInWords(chosen.startsAt, chosen.endsAt)}`}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Keep It
        </Button>
        <Button onClick={send} pending={isLoading}>
          {isLoading ? 'Moving...' : 'Move Session'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
