import { useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { laterDialog } from '@/ui/laterDialog';
import { AcceptOrDecline } from './AcceptOrDecline';
import type { AnswerProps } from './AnswerProps';

const AcceptRequestDialog = laterDialog(() => import('@/features/shared/requests/AcceptRequestDialog'));
const DeclineRequestDialog = laterDialog(() => import('@/features/shared/requests/DeclineRequestDialog'));

/** Somebody asks to join an organization of the viewer. */
export function AnswerJoinRequest({ id, answer: { from, within }, describedBy, onDone }: AnswerProps) {
  const [asked, ask] = useState<'accept' | 'decline'>();
  const own = useViewer().viewer?.organizations.find(({ organization }) => organization.id === within.id);
  const about = { request: { id, personName: from, email: '' }, organization: within };
  const onClose = () => ask(undefined);
  return (
    <>
      <AcceptOrDecline describedBy={describedBy} onAccept={() => ask('accept')} onDecline={() => ask('decline')} />
      <AcceptRequestDialog
        open={asked === 'accept'}
        mayLetOwnersIn={own?.role === 'owner'}
        {...{ ...about, onDone, onClose }}
      />
      <DeclineRequestDialog open={asked === 'decline'} {...{ ...about, onDone, onClose }} />
    </>
  );
}
