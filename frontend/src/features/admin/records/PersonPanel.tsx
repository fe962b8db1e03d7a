import { type PersonRecordDetailDto, useGetPersonQuery } from '@alliance/api-client/records';
import { Link } from 'react-router-dom';
import { roleLabels } from '@/content/labels';
import { whereFrom } from '@/features/shared/security/where-from';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/browse/Facts';
import { DateText, MomentText } from '@/ui/DateText';
import { PersonActs } from './PersonActs';
import { RecordHistory } from './RecordHistory';
import { RecordPanel } from './RecordPanel';
import { personStateLabels, personStateTones } from './record-words';

/** One person beside the list: how they stand, where they are signed in, what was done, and what can be. */
export default function PersonPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const result = useGetPersonQuery({ id });
  return (
    <RecordPanel noun="person" title={result.currentData?.name} result={result} onClose={onClose}>
      {(person) => <Opened key={person.id} person={person} />}
    </RecordPanel>
  );
}

function Opened({ person }: { person: PersonRecordDetailDto }) {
  const { state, suspendedAt, suspendedUntil, suspensionReason, deletionDueAt, factorsRemovedAt } = person;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={personStateTones[state]}>{personStateLabels[state]}</Badge>
        {person.hasSecondFactor && <Badge tone="brand">Second factor</Badge>}
        {!person.isEmailVerified && <Badge tone="yellow">Address not proved</Badge>}
      </div>
      {suspendedAt && (
        <p className="rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          Suspended since <MomentText at={suspendedAt} />
          {suspendedUntil ? (
            <>
              {' '}
              until <MomentText at={suspendedUntil} />
            </>
          ) : (
            ', for good'
          )}
          : {suspensionReason}
        </p>
      )}
      {deletionDueAt && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          The account is erased after <MomentText at={deletionDueAt} />.
        </p>
      )}
      {factorsRemovedAt && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          The second factors are removed after <MomentText at={factorsRemovedAt} />, unless the person signs in with
          one.
        </p>
      )}
      <Facts
        facts={[
          [
            'E-mail',
            <span key="email" className="[overflow-wrap:anywhere]">
              {person.email}
            </span>,
          ],
          ['Here since', <DateText key="since" at={person.createdAt} />],
          ['Last signed in', person.signedInAt ? <MomentText key="at" at={person.signedInAt} /> : 'Never'],
          ['Signs in', person.hasPassword ? 'By a password' : 'Has no password'],
          ['Second factor', person.hasSecondFactor ? 'Yes' : 'No'],
        ]}
      />
      <section aria-label="Organizations">
        <h3 className="font-semibold">Organizations</h3>
        {person.organizations.length === 0 && <p className="mt-2 text-ink-2 text-sm">Belongs to none.</p>}
        <ul className="mt-2 space-y-1 text-sm">
          {person.organizations.map(({ id, name, role }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <Link
                to={`/admin/organizations?organization=${id}`}
                className="inline-flex min-h-9 items-center text-brand underline underline-offset-4"
              >
                {name}
              </Link>{' '}
              <span className="text-ink-3">{roleLabels[role]}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Sessions">
        <h3 className="font-semibold">Sessions</h3>
        {person.sessions.length === 0 && <p className="mt-2 text-ink-2 text-sm">Signed in nowhere.</p>}
        <ul className="mt-2 space-y-1 text-sm">
          {person.sessions.map((session) => (
            <li key={session.id} className="[overflow-wrap:anywhere]">
              {session.browser}
              <span className="text-ink-3">
                {session.address && ` from ${whereFrom(session)}`}, last used <MomentText at={session.usedAt} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <PersonActs person={person} />
      <RecordHistory subject={`person:${person.id}`} />
    </div>
  );
}
