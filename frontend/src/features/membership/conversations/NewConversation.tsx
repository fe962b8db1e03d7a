import { useListWritablePeopleQuery, useStartConversationMutation } from '@alliance/api-client/conversations';
import { useListConnectionsQuery } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Stop, stopOf } from '@/features/shared/upgrade/stop';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { BackLink } from '@/ui/browse/BackLink';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { Composer } from '@/ui/text/LaterComposer';
import { useAddress } from '@/ui/useAddress';
import { aboutIn } from './naming';
import { PeopleToWriteTo } from './PeopleToWriteTo';

const UpgradeDialog = laterDialog(() => import('@/features/shared/upgrade/UpgradeDialog'));

/** The organizations that the viewer may write to, each with the one of theirs that they write for. */
function useReachable() {
  const { viewer } = useViewer();
  const { data: connections, error, isFetching, refetch } = useListConnectionsQuery({ accepted: true });
  const own = organizationsAs(viewer, contributors);
  const connected = (connections ?? []).flatMap(({ status, from, to }) => {
    const mine = own.find(({ id }) => id === from.id || id === to.id);
    if (status !== 'accepted' || !mine) return [];
    const { id, name } = mine.id === from.id ? to : from;
    return [{ id, name, own: mine }];
  });
  const colleagues = own.map((mine) => ({ id: mine.id, name: `${mine.name} (your own)`, own: mine }));
  const known = viewer !== undefined && connections !== undefined;
  return { organizations: known ? [...connected, ...colleagues] : undefined, own, error, isFetching, refetch };
}

/** A message to people of a connected organization, or of one's own. */
export function NewConversation({ isAlone }: { isAlone: boolean }) {
  const { organizations, own, error, isFetching, refetch } = useReachable();
  return (
    <section aria-label="New message">
      <PageHeader
        above={isAlone && <BackLink to="/messages">Messages</BackLink>}
        title="New message"
        description="To people of your organization, or of one that it is connected with."
      />
      {error ? (
        <LoadFailure what="Whom you may write to" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : !organizations ? (
        <Skeleton className="h-64 w-full" />
      ) : own.length === 0 ? (
        <EmptyState title="You Cannot Begin a Conversation">
          Owners, admins and members of an organization begin conversations; whoever is in one answers.
        </EmptyState>
      ) : (
        <Form organizations={organizations} />
      )}
    </section>
  );
}

type Reachable = NonNullable<ReturnType<typeof useReachable>['organizations']>;

function Form({ organizations }: { organizations: Reachable }) {
  const [wanted, setWanted] = useAddress('organization');
  const [about] = useAddress('about');
  const [person] = useAddress('person');
  const chosen = organizations.find(({ id }) => id === wanted) ?? organizations[0];
  const people = useListWritablePeopleQuery({ organizationId: chosen?.id ?? '' }, { skip: !chosen });
  const [personIds, setPersonIds] = useState<string[]>(person ? [person] : []);
  const [missing, setMissing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const [start] = useStartConversationMutation();
  const { stopFor } = useEntitlement('messages');
  const [stop, setStop] = useState<Stop>();
  const navigate = useNavigate();
  const standing = chosen && stopFor(chosen.own.id);

  const isSomebodyChosen = () => {
    setMissing(personIds.length === 0);
    if (personIds.length === 0) group.current?.focus();
    return personIds.length > 0;
  };

  const send = async (text: string) => {
    if (!chosen) return;
    try {
      const { id } = await start({
        startConversationDto: {
          organizationId: chosen.own.id,
          withOrganizationId: chosen.id,
          personIds,
          text,
          about: aboutIn(about),
        },
      }).unwrap();
      navigate(`/messages/${id}`, { replace: true });
    } catch (error) {
      setStop(stopOf(error));
      throw error;
    }
  };

  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-5">
      <Field id="organization" label="Organization" required>
        <NativeSelect
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChange={({ target }) => {
            setPersonIds([]);
            setWanted(target.value);
          }}
        />
      </Field>
      <PeopleToWriteTo
        ref={group}
        people={people.currentData}
        error={people.error}
        retrying={people.isFetching}
        onRetry={people.refetch}
        chosen={personIds}
        onChoose={(ids) => {
          setMissing(false);
          setPersonIds(ids);
        }}
        missing={missing}
      />
      <Composer
        id="message"
        draft={`message-to:${chosen.id}`}
        label="Your message"
        hint="Ctrl and Enter send it."
        max={8000}
        required="Write your message"
        variant="primary"
        submit="Send"
        submitting="Sending..."
        checkAbove={isSomebodyChosen}
        onSend={send}
      />
      {(stop ?? standing) && (
        <UpgradeDialog
          stop={stop ?? standing}
          organization={chosen.own}
          onClose={() => (stop ? setStop(undefined) : navigate('/messages', { replace: true }))}
        >
          <p className="text-ink-2">Whoever is in a conversation answers in it, whatever the plan.</p>
        </UpgradeDialog>
      )}
    </div>
  );
}
