import {
  type ProjectDetailDto,
  type ProjectStatus,
  useChangeProjectStatusMutation,
} from '@alliance/api-client/projects';
import { useId, useState } from 'react';
import { projectStatusLabels } from '@/content/labels';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import WordsDialog from '@/ui/WordsDialog';

interface ChangeStatusDialogProps {
  project: ProjectDetailDto;
  onClose: () => void;
}

/** Says how a project goes, and why. */
export default function ChangeStatusDialog({ project, onClose }: ChangeStatusDialogProps) {
  const [change, { isLoading }] = useChangeProjectStatusMutation();
  const { id, name, nextStatuses, revision } = project;
  const [status, setStatus] = useState<ProjectStatus>(nextStatuses[0] ?? 'active');
  const statusId = useId();
  return (
    <WordsDialog
      draft={`project-status:${id}`}
      title="Change status"
      description={`“${name}” is ${projectStatusLabels[project.status].toLowerCase()}. On hold it passes no gate.`}
      hint="All members read this in its activity."
      required="Say why"
      submit="Change Status"
      submitting="Saving..."
      done={`The project is ${projectStatusLabels[status].toLowerCase()} now.`}
      isLoading={isLoading}
      onSend={(reason) => change({ id, changeProjectStatusDto: { status, reason, revision } }).unwrap()}
      onClose={onClose}
    >
      <Field id={statusId} label="Status" required>
        <NativeSelect
          value={status}
          onChange={(event) => setStatus(event.target.value as ProjectStatus)}
          options={nextStatuses.map((value) => ({ value, label: projectStatusLabels[value] }))}
        />
      </Field>
    </WordsDialog>
  );
}
