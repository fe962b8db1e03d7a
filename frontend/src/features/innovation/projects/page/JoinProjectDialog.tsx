import { type ProjectDetailDto, useRequestToJoinMutation } from '@alliance/api-client/projects';
import { TextsDialog } from '@/features/shared/TextsDialog';

interface JoinProjectDialogProps {
  project: Pick<ProjectDetailDto, 'id' | 'name' | 'leadOrganization'>;
  onClose: () => void;
}

/** Asks the lead of a project whether one's organization may work on it. */
export default function JoinProjectDialog({ project, onClose }: JoinProjectDialogProps) {
  const [ask, { isLoading }] = useRequestToJoinMutation();
  const { id, name, leadOrganization } = project;
  return (
    <TextsDialog
      title="Join project"
      description={`“${name}”. ${leadOrganization.name} is told by mail and answers; you can withdraw the request until then.`}
      draft={`join-project:${id}`}
      texts={[
        {
          name: 'role',
          label: 'Role',
          hint: 'What your organization would be in the project, such as “Evaluator”.',
          required: 'Say as what you would join',
          max: 120,
        },
        {
          name: 'message',
          label: 'Message',
          hint: 'What you bring.',
          required: 'Say what you bring',
          max: 2000,
          as: 'lines',
        },
      ]}
      values={{ role: '', message: '' }}
      submit="Send Request"
      submitting="Sending..."
      isLoading={isLoading}
      done="Request sent."
      send={(said) => ask({ id, requestToJoinDto: said }).unwrap()}
      onClose={onClose}
    />
  );
}
