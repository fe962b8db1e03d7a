import { useGetProjectOriginsQuery, useStartProjectForMutation } from '@alliance/api-client/lifecycle';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type ChosenOrganization, OrganizationPicker } from '@/features/shared/OrganizationPicker';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { ProjectTexts } from '../projects/starting/ProjectTexts';
import { LeadFields } from './LeadFields';
import { emptyStartFor, type StartForValues, unchosen } from './start-for-values';

/** Starts a project for the organization that leads it. */
export default function StartProjectForPage() {
  const navigate = useNavigate();
  const form = useForm<StartForValues>({ shouldFocusError: false, defaultValues: emptyStartFor });
  const forget = useFormDraft(form, 'start-project-for');
  const { summary, refused, failed } = useFormErrors(form);
  const [start, { isLoading }] = useStartProjectForMutation();
  const [organizationId, organizationName] = form.watch(['organizationId', 'organizationName']);
  const origins = useGetProjectOriginsQuery({ organizationId }, { skip: organizationId === '' });
  const { organizationId: wrong } = form.formState.errors;
  form.register('organizationId', { validate: (id) => id !== '' || 'Choose an organization' });

  const choose = (one: ChosenOrganization | undefined) => {
    const { name, description, category } = form.getValues();
    const words = { name, description, category };
    const chosen = { ...unchosen, organizationId: one?.id ?? '', organizationName: one?.name ?? '' };
    form.reset({ ...words, ...chosen }, { keepDefaultValues: true, keepIsSubmitted: true });
  };

  const finish = async ({ problem, solution, proposalId, ...typed }: StartForValues) => {
    const { name, description, personId } = typed;
    const origin = proposalId ? { proposalId } : { problemId: problem?.id, solutionId: solution?.id };
    const category = typed.category || undefined;
    try {
      const project = await start({
        startProjectForDto: { ...origin, organizationId, personId, name, description, category },
      }).unwrap();
      forget();
      toast({ title: 'Success', description: `Project started. ${organizationName} is told.` });
      navigate(`/admin/lifecycle?project=${project.id}`);
    } catch (error) {
      failed(error);
    }
  };

  return (
    <FormProvider {...form}>
      <PageHeader
        above={<BackLink to="/admin/lifecycle">All projects</BackLink>}
        title="New Project"
        description="You start it, and an organization leads it: of the problem or of the solution that it comes of."
      />
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex max-w-2xl flex-col gap-6">
        <ErrorSummary {...summary} />
        <OrganizationPicker
          id="organizationId"
          label="Lead organization"
          required
          chosen={organizationId ? { id: organizationId, name: organizationName } : undefined}
          onChoose={choose}
          error={wrong?.message}
        />
        {organizationId !== '' && <LeadFields origins={origins} />}
        <ProjectTexts />
        <div className="border-line border-t pt-5">
          <Button type="submit" pending={isLoading}>
            {isLoading ? 'Starting...' : 'Start Project'}
          </Button>
          <p className="mt-3 max-w-prose text-ink-2 text-sm">
            It begins in the planning phase. Who leads it is told by mail, like everybody else who is to work on it, and
            adds budget, dates and partners.
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
