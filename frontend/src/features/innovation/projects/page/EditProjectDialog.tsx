import { type ProjectDetailDto, useEditProjectMutation, useGetProjectQuery } from '@alliance/api-client/projects';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Overtaken } from '@/features/shared/conflict/Overtaken';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { longest } from '../starting/start-values';

interface EditProjectDialogProps {
  project: ProjectDetailDto;
  onClose: () => void;
}

const names = {
  name: 'Name',
  description: 'Description',
  progress: 'Progress in percent',
  budget: 'Budget',
  startDate: 'Starts on',
  estimatedCompletion: 'Estimated completion',
};

const percent = (typed: string) => (/^\d{1,3}$/.test(typed) && Number(typed) <= 100) || 'Enter a number from 0 to 100';

/** An amount as it would be typed, with its currency. */
const budgetOf = ({ budget, budgetCurrency }: ProjectDetailDto) =>
  budget && budgetCurrency ? `${budgetCurrency} ${budget.replace(/\.0+$/, '')}` : '';

const valuesOf = (project: ProjectDetailDto) => ({
  name: project.name,
  description: project.description,
  progress: project.progress === null ? '' : String(project.progress),
  budget: budgetOf(project),
  startDate: project.startDate ?? '',
  estimatedCompletion: project.estimatedCompletion ?? '',
});

/** Writes a project anew. Where somebody else has done so meanwhile, both are shown. */
export default function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const [edit, { isLoading }] = useEditProjectMutation();
  const [base, setBase] = useState(project);
  const [isOvertaken, setOvertaken] = useState(false);
  const newest = useGetProjectQuery({ id: base.id }, { skip: !isOvertaken, refetchOnMountOrArgChange: true });

  const send = async ({ progress, ...values }: ReturnType<typeof valuesOf>) => {
    try {
      await edit({
        id: base.id,
        editProjectDto: {
          name: values.name,
          description: values.description || undefined,
          progress: progress.trim() === '' ? undefined : Number(progress),
          budget: values.budget || undefined,
          startDate: values.startDate || undefined,
          estimatedCompletion: values.estimatedCompletion || undefined,
          revision: base.revision,
        },
      }).unwrap();
    } catch (error) {
      setOvertaken(isOvertakenBy(error));
      throw error;
    }
  };

  return (
    <TextsDialog
      title="Edit project"
      description="All members see what you change at once; the budget is seen by who works on it."
      draft={`edit-project:${base.id}:${base.revision}`}
      texts={[
        { name: 'name', label: names.name, required: 'Enter a name', max: 200 },
        { name: 'description', label: names.description, max: longest.description, as: 'lines' },
        { name: 'progress', label: names.progress, hint: 'From 0 to 100.', max: 4, check: percent },
        { name: 'budget', label: names.budget, hint: 'Such as $3.2M or KES 420m.', max: longest.budget },
        { name: 'startDate', label: names.startDate, max: 10, as: 'day' },
        { name: 'estimatedCompletion', label: names.estimatedCompletion, max: 10, as: 'day' },
      ]}
      values={valuesOf(project)}
      submit="Save Changes"
      submitting="Saving..."
      isLoading={isLoading}
      done="Project saved."
      send={send}
      onClose={onClose}
    >
      {(form) =>
        isOvertaken && (
          <FormProvider {...form}>
            <Overtaken
              noun="project"
              names={names}
              known={base}
              query={newest}
              valuesOf={valuesOf}
              onSettled={(latest) => {
                setBase(latest);
                setOvertaken(false);
              }}
            />
          </FormProvider>
        )
      }
    </TextsDialog>
  );
}
