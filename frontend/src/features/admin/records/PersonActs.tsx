import {
  type PersonRecordDetailDto,
  useEndSessionsOfPersonMutation,
  useErasePersonMutation,
  useLiftSuspensionMutation,
  useResetFactorsOfPersonMutation,
  useSendPasswordLinkMutation,
  useSuspendPersonMutation,
} from '@alliance/api-client/records';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { allOf, momentOf } from '@/ui/in-words';
import { TextInput } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { RadioCards } from '@/ui/RadioCards';
import type { Act } from './ActDialog';

const ActDialog = laterDialog(() => import('./ActDialog'));

type Deed = 'suspend' | 'lift' | 'sessions' | 'link' | 'factors' | 'erase';

const labels: Record<Deed, string> = {
  suspend: 'Suspend',
  lift: 'Lift suspension',
  sessions: 'End sessions',
  link: 'Send password link',
  factors: 'Remove second factors',
  erase: 'Erase account',
};

/** What a super admin can do to a person; each asks why. */
export function PersonActs({ person }: { person: PersonRecordDetailDto }) {
  const [opened, open] = useState<Deed>();
  const acts = useActs(person);
  const deeds: Deed[] = [
    person.state === 'suspended' ? 'lift' : 'suspend',
    ...(person.sessions.length > 0 ? (['sessions'] as const) : []),
    'link',
    ...(person.hasSecondFactor && !person.factorsRemovedAt ? (['factors'] as const) : []),
    ...(person.ownsAlone.length === 0 ? (['erase'] as const) : []),
  ];
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section aria-label="Acts">
      <h3 className="font-semibold">Acts</h3>
      <div className="mt-2 flex flex-wrap gap-3">
        {deeds.map((deed) => (
          <Button key={deed} variant={deed === 'erase' ? 'danger' : 'secondary'} onClick={() => open(deed)}>
            {labels[deed]}
          </Button>
        ))}
      </div>
      {person.ownsAlone.length > 0 && (
        <p className="mt-2 text-ink-2 text-sm [overflow-wrap:anywhere]">
          The account cannot be erased while nobody else owns {allOf(person.ownsAlone)}.
        </p>
      )}
      {opened && (
        <ActDialog act={acts[opened]} draft={`${opened}:${person.id}`} onClose={() => open(undefined)}>
          {(form) => (
            <>
              {opened === 'suspend' && (
                <Field
                  id="until"
                  label="Until"
                  hint="Without a day it is for good, until it is lifted."
                  error={form.formState.errors.until?.message}
                >
                  <TextInput type="date" min={today} {...form.register('until')} />
                </Field>
              )}
              {opened === 'erase' && (
                <RadioCards
                  legend="When"
                  name="when"
                  columns="sm:grid-cols-2"
                  options={[
                    { value: 'later', label: 'In thirty days', description: 'They may sign in and keep it.' },
                    { value: 'now', label: 'Within the hour', description: 'They cannot sign in any more.' },
                  ]}
                  value={form.watch('when')}
                  onChange={(when) => form.setValue('when', when)}
                />
              )}
            </>
          )}
        </ActDialog>
      )}
    </section>
  );
}

function useActs({ id, name, email, isAloneIn }: PersonRecordDetailDto): Record<Deed, Act> {
  const [suspend] = useSuspendPersonMutation();
  const [lift] = useLiftSuspensionMutation();
  const [endSessions] = useEndSessionsOfPersonMutation();
  const [sendLink] = useSendPasswordLinkMutation();
  const [resetFactors] = useResetFactorsOfPersonMutation();
  const [erase] = useErasePersonMutation();
  return {
    suspend: {
      title: `Suspend ${name}`,
      follows:
        'They are signed out everywhere at once and cannot sign in. Sessions with mentors that are ahead are cancelled; nothing else of theirs is changed. They are told by mail, with the reason.',
      submit: 'Suspend',
      submitting: 'Suspending...',
      isDangerous: true,
      send: async ({ reason, until }) => {
        const end = until ? { until: new Date(`${until}T23:59:59`).toISOString() } : {};
        await suspend({ id, suspendPersonDto: { reason, ...end } }).unwrap();
        return `${name} is suspended and signed out.`;
      },
    },
    lift: {
      title: `Lift the suspension of ${name}`,
      follows: 'They can sign in again, and are told by mail.',
      submit: 'Lift Suspension',
      submitting: 'Lifting...',
      send: async ({ reason }) => {
        await lift({ id, actReasonDto: { reason } }).unwrap();
        return `${name} can sign in again.`;
      },
    },
    sessions: {
      title: `End the sessions of ${name}`,
      follows: 'They are signed out everywhere at once, may sign in again, and are told by mail.',
      submit: 'End Sessions',
      submitting: 'Ending...',
      send: async ({ reason }) => {
        await endSessions({ id, actReasonDto: { reason } }).unwrap();
        return `${name} is signed out everywhere.`;
      },
    },
    link: {
      title: `Send ${name} a password link`,
      follows: `It goes to ${email} alone, works once, and is seen by nobody else.`,
      submit: 'Send Link',
      submitting: 'Sending...',
      send: async ({ reason }) => {
        await sendLink({ id, actReasonDto: { reason } }).unwrap();
        return `The link is on its way to ${email}.`;
      },
    },
    factors: {
      title: `Remove the second factors of ${name}`,
      follows:
        'They are removed in three days. The person is told by mail at once, and stops it by signing in with any of them. Make sure in another way that it is them who asks you.',
      submit: 'Remove in Three Days',
      submitting: 'Asking...',
      isDangerous: true,
      send: async ({ reason }) => {
        const { dueAt } = await resetFactors({ id, actReasonDto: { reason } }).unwrap();
        return `They are removed on ${momentOf(dueAt)}.`;
      },
    },
    erase: {
      title: `Erase the account of ${name}`,
      follows: `What they are called, their addresses and their profile go for good; what they wrote for organizations stays, by a former member.${
        isAloneIn.length > 0 ? ` Nobody else is in ${allOf(isAloneIn)}: it leaves the alliance as well.` : ''
      } They are told by mail, with the reason.`,
      submit: 'Erase Account',
      submitting: 'Erasing...',
      isDangerous: true,
      typed: { label: 'E-mail address', text: email },
      send: async ({ reason, confirmation, when }) => {
        const erasePersonDto = { reason, confirmation, isAtOnce: when === 'now' };
        const { dueAt } = await erase({ id, erasePersonDto }).unwrap();
        return `The account of ${name} is erased after ${momentOf(dueAt)}.`;
      },
    },
  };
}
