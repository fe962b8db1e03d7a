import { problemText } from '@alliance/api-client/problem';
import {
  type ProjectInvitationDto,
  useAnswerProjectInvitationMutation,
  useListProjectInvitationsQuery,
} from '@alliance/api-client/projects';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationName } from '@/ui/OrganizationName';
import { Strip } from '@/ui/Strip';
import { toast } from '@/ui/toast';

const DeclineInvitationDialog = laterDialog(() => import('@/features/shared/requests/DeclineInvitationDialog'));

/** Projects that ask an organization of the viewer to work on them. */
export function ProjectInvitations() {
  const { data: invitations = [] } = useListProjectInvitationsQuery();
  const mine = organizationsAs(useViewer().viewer, contributors);
  return invitations
    .filter(({ organization }) => mine.some(({ id }) => id === organization.id))
    .map((invitation) => <Invitation key={invitation.id} invitation={invitation} />);
}

function Invitation({ invitation }: { invitation: ProjectInvitationDto }) {
  const { id, projectId, projectName, leadOrganization, organization, role } = invitation;
  const [answer, { isLoading }] = useAnswerProjectInvitationMutation();
  const [isDeclining, setDeclining] = useState(false);

  const accept = async () => {
    try {
      await answer({ id, answerProjectInvitationDto: { accept: true } }).unwrap();
      toast({ title: 'Success', description: `${organization.name} works on “${projectName}” now.` });
    } catch (error) {
      toast({ title: 'Not answered', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <div className="mt-5 -mb-3">
      <Strip
        action={
          <div className="flex flex-wrap gap-3">
            <Button onClick={accept} pending={isLoading}>
              Accept
            </Button>
            <Button variant="secondary" onClick={() => setDeclining(true)} pending={isLoading}>
              Decline
            </Button>
          </div>
        }
      >
        <OrganizationName organization={leadOrganization} /> asks {organization.name} to work on{' '}
        <Link to={`/projects/${projectId}`} className="font-medium underline underline-offset-4">
          {projectName}
        </Link>
        {role && ` as ${role}`}.
      </Strip>
      <DeclineInvitationDialog
        open={isDeclining}
        id={id}
        from={leadOrganization.name}
        projectName={projectName}
        onClose={() => setDeclining(false)}
      />
    </div>
  );
}
