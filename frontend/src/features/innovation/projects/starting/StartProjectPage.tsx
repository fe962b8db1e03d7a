import { useGetProblemQuery, useGetSolutionQuery } from '@alliance/api-client/innovation';
import { useStartProjectMutation } from '@alliance/api-client/projects';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { StopOverForm } from '@/features/shared/upgrade/StopOverForm';
import { useStop } from '@/features/shared/upgrade/useStop';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { Icon } from '@/ui/Icon';
import { TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { useParameters } from '@/ui/useAddress';
import { useFormDraft } from '@/ui/useFormDraft';
import { EstimatedValueField } from '../../problems/EstimatedValueField';
import { CollaboratorsField } from './CollaboratorsField';
import { MetricsField } from './MetricsField';
import { OriginPicker } from './OriginPicker';
import { ProjectTexts } from './ProjectTexts';
import { StartPreview } from './StartPreview';
import { emptyStart, endsBeforeItBegins, type Origin, type StartValues, startedFrom } from './start-values';

/** Makes a project of an accepted proposal, or of a problem and a solution; the address says of which. */
export default function StartProjectPage() {
  const navigate = useNavigate();
  const { parameters, change } = useParameters();
  const [proposalId, problemId, solutionId] = ['proposal', 'problem', 'solution'].map(
    (name) => parameters.get(name) ?? '',
  );
  const problem = useGetProblemQuery({ id: problemId ?? '' }, { skip: !problemId }).currentData;
  const solution = useGetSolutionQuery({ id: solutionId ?? '' }, { skip: !solutionId }).currentData;
  const origin: Origin | undefined = problem && solution && { proposalId: proposalId || undefined, problem, solution };
  const sides = origin ? [origin.problem.submittedBy.id, origin.solution.submittedBy.id] : [];
  const leads = organizationsAs(useViewer().viewer, contributors).filter(({ id }) => sides.includes(id));

  const form = useForm<StartValues>({ shouldFocusError: false, defaultValues: emptyStart });
  // What is typed goes along where another origin is chosen.
  const draft = `start-project:${[proposalId, problemId, solutionId].join(':')}`;
  const forget = useFormDraft(form, draft, { goesOn: true });
  const { summary, refused, failed } = useFormErrors(form);
  const [start, starting] = useStartProjectMutation();
  const values = form.watch();
  const leadId = chosenOrganization(leads, values.organizationId) ?? '';
  const stop = useStop(leadId);
  const { errors } = form.formState;

  const finish = async (typed: StartValues) => {
    if (!origin) return;
    try {
      const project = await start({ startProjectDto: startedFrom(typed, origin, leadId) }).unwrap();
      forget();
      toast({ title: 'Success', description: 'Project started.' });
      navigate(`/projects/${project.id}`);
    } catch (error) {
      if (!stop.takes(error)) failed(error);
    }
  };

  const isWritten = values.name.trim() !== '' && values.description.trim() !== '';
  const steps: Step[] = [
    { id: 'origin', title: 'Where it comes from', isDone: leads.length > 0 },
    { id: 'project', title: 'The project', isDone: isWritten },
    { id: 'partners', title: 'Partners', isDone: leads.length > 0 && isWritten },
    { id: 'means', title: 'Budget and dates', isDone: values.budget !== '' && values.estimatedCompletion !== '' },
    { id: 'metrics', title: 'Success metrics', isDone: values.successMetrics.some(({ name }) => name.trim() !== '') },
  ];

  return (
    <FormProvider {...form}>
      <PageHeader
        above={<BackLink to="/projects">All projects</BackLink>}
        title="Start New Project"
        description="The preview shows how others will see it. What you write is kept in this tab while you type."
      />
      <div className="grid gap-8 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_19rem]">
        <Steps steps={steps} />
        <form
          noValidate
          onSubmit={form.handleSubmit(finish, refused)}
          className="flex min-w-0 max-w-2xl flex-col gap-10"
        >
          <ErrorSummary {...summary} />
          <Section step={steps[0]}>
            {origin?.proposalId ? (
              <div>
                <p>
                  The accepted proposal “{origin.solution.title}” of {origin.solution.submittedBy.name} for “
                  {origin.problem.title}” of {origin.problem.submittedBy.name}.
                </p>
                <Button
                  variant="quiet"
                  className="-ml-4"
                  onClick={() => change({ proposal: '', problem: '', solution: '' })}
                >
                  Choose Another
                </Button>
              </div>
            ) : (
              <OriginPicker problem={problem} solution={solution} />
            )}
            {origin && leads.length === 0 && (
              <p role="alert" className="mt-3 font-medium text-danger">
                Neither is of an organization that you act for, so you cannot start a project of them.
              </p>
            )}
          </Section>
          <Section step={steps[1]}>
            <ProjectTexts problemCategory={problem?.category} />
          </Section>
          <Section step={steps[2]}>
            {origin && leads.length > 0 ? (
              <>
                <OrganizationField id="organizationId" organizations={leads} {...form.register('organizationId')} />
                <CollaboratorsField origin={origin} leadId={leadId} />
              </>
            ) : (
              <p className="text-ink-2">Say first where the project comes from.</p>
            )}
          </Section>
          <Section step={steps[3]}>
            <EstimatedValueField
              id="budget"
              label="Budget"
              hint="Optional, for example €1.8M. Those who work on it see it."
              typed={values.budget}
              error={errors.budget?.message}
              {...form.register('budget')}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <Field id="startDate" label="Start date" error={errors.startDate?.message}>
                <TextInput type="date" min="2020-01-01" max="2049-12-31" {...form.register('startDate')} />
              </Field>
              <Field id="estimatedCompletion" label="Estimated completion" error={errors.estimatedCompletion?.message}>
                <TextInput
                  type="date"
                  min={values.startDate || undefined}
                  {...form.register('estimatedCompletion', {
                    validate: (day, { startDate }) => endsBeforeItBegins(startDate, day) || true,
                  })}
                />
              </Field>
            </div>
          </Section>
          <Section step={steps[4]}>
            <p className="text-ink-2 text-sm">
              By what you will know that it worked: where it stands today, and where it is to come.
            </p>
            <MetricsField />
          </Section>
          <div className="border-line border-t pt-5">
            <Button
              type="submit"
              pending={starting.isLoading}
              disabled={leads.length === 0}
              aria-describedby="start-follows"
            >
              {starting.isLoading ? 'Starting...' : 'Start Project'}
            </Button>
            <p id="start-follows" className="mt-3 max-w-prose text-ink-2 text-sm">
              {leads.length === 0 &&
                'Say first where the project comes from: the problem or the solution is one of an organization that you act for. '}
              It begins in the planning phase. Everybody named is told by mail; the problem’s estimated value comes
              along.
            </p>
          </div>
        </form>
        <div className="lg:col-start-2 xl:col-start-3">
          <StartPreview values={values} origin={origin} leadId={leadId} />
        </div>
      </div>
      <StopOverForm of={stop} organization={leads.find(({ id }) => id === leadId)} />
    </FormProvider>
  );
}

interface Step {
  id: string;
  title: string;
  isDone: boolean;
}

/** The parts of the form, and which of them are filled in. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Steps" className="max-lg:hidden">
      <ol className="sticky top-24 flex flex-col gap-1 text-sm">
        {steps.map(({ id, title, isDone }, n) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center gap-3 rounded-md px-2 text-ink-2 hover:text-ink">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full border border-line-strong text-xs">
                {isDone ? <Icon name="check" className="size-4 text-success" /> : n + 1}
              </span>
              {title}
              {isDone && <span className="sr-only">, filled in</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ step, children }: { step?: Step; children: ReactNode }) {
  return (
    <section id={step?.id} aria-labelledby={`${step?.id}-title`} className="flex scroll-mt-24 flex-col gap-5">
      <h2 id={`${step?.id}-title`} className="text-xl">
        {step?.title}
      </h2>
      {children}
    </section>
  );
}
