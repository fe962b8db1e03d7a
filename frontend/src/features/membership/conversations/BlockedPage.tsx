import {
  type MessageBlockDto,
  useListMessageBlocksQuery,
  useUnblockMessagesMutation,
} from '@alliance/api-client/conversations';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { PageHeader } from '@/ui/PageHeader';
import { PersonPicture } from '@/ui/PersonPicture';
import { CardSkeletons } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';

/** Whom the viewer takes no messages from. */
export default function BlockedPage() {
  const { data: blocks, error, isFetching, refetch } = useListMessageBlocksQuery();
  return (
    <>
      <PageHeader
        above={<BackLink to="/messages">Messages</BackLink>}
        title="Blocked"
        description="People and organizations that you take no messages from, and write none."
      />
      {error ? (
        <LoadFailure what="The list" stale={Boolean(blocks)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!blocks && !error && <CardSkeletons />}
      {blocks?.length === 0 && (
        <EmptyState title="Nobody Is Blocked">
          Whoever writes to you against your will can be blocked where you read it.
        </EmptyState>
      )}
      {blocks && blocks.length > 0 && (
        <Card>
          <ul aria-label="Blocked" className="divide-y divide-line">
            {blocks.map((block) => (
              <Entry key={block.id} block={block} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Entry({ block: { id, person, organization, blockedAt } }: { block: MessageBlockDto }) {
  const [unblock, { isLoading }] = useUnblockMessagesMutation();
  const name = person?.name ?? organization?.name ?? '';

  const takeBack = async () => {
    try {
      await unblock({ id }).unwrap();
    } catch (error) {
      toast({ title: `${name} is still blocked.`, description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: `${name} can write to you again.` });
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      {organization && <OrganizationMark organization={organization} />}
      {person && <PersonPicture name={name} imageUrl={person.profileImageUrl} />}
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <p className="font-medium">{organization ? `Everybody of ${name}` : name}</p>
        <p className="text-ink-2 text-sm">
          since <DateText at={blockedAt} />
        </p>
      </div>
      <Button variant="secondary" pending={isLoading} aria-label={`Take messages of ${name} again`} onClick={takeBack}>
        {isLoading ? 'Changing...' : 'Take Messages Again'}
      </Button>
    </li>
  );
}
