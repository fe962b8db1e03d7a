import { useListConnectionsQuery } from '@alliance/api-client/membership';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import type { ComponentProps } from 'react';
import { LinkButton } from '@/ui/Button';
import { useIsMounted } from '@/ui/routing';

interface MessageButtonProps extends Pick<ComponentProps<typeof LinkButton>, 'variant' | 'className'> {
  organization: { id: string; name: string };
  /** What the conversation is to be about. */
  about?: { kind: 'project' | 'proposal' | 'connection'; id: string };
  describedBy?: string;
}

/** Leads to a message to people of an organization, where one of the viewer's is connected with it. */
export function MessageButton({ organization: { id, name }, about, describedBy, ...look }: MessageButtonProps) {
  const own = organizationsAs(useViewer().viewer, contributors);
  const { data: connections } = useListConnectionsQuery({ accepted: true });
  const isConnected = connections?.some(
    ({ status, from, to }) =>
      status === 'accepted' &&
      [from.id, to.id].includes(id) &&
      own.some((mine) => mine.id !== id && [from.id, to.id].includes(mine.id)),
  );
  const isMounted = useIsMounted();
  if (!isConnected || !isMounted('/messages/new')) return null;
  return (
    <LinkButton
      to={messageTo(id, about)}
      variant="secondary"
      aria-label={describedBy ? undefined : `Message ${name}`}
      aria-describedby={describedBy}
      {...look}
    >
      Message
    </LinkButton>
  );
}

/** Where a message to people of an organization is written. */
const messageTo = (organizationId: string, about?: MessageButtonProps['about']) =>
  `/messages/new?${new URLSearchParams({ organization: organizationId, ...(about && { about: `${about.kind}:${about.id}` }) })}`;
