import type { StartProjectDto, SubmitterDto } from '@alliance/api-client/projects';
import { numberOf } from '@/ui/forms/typedNumber';

/** Numbers as somebody types them. */
interface TypedMetric {
  name: string;
  unit: string;
  baseline: string;
  target: string;
}

interface TypedCollaborator extends Pick<SubmitterDto, 'name' | 'type'> {
  organizationId: string;
  role: string;
}

export interface StartValues {
  name: string;
  description: string;
  category: NonNullable<StartProjectDto['category']> | '';
  organizationId: string;
  /** As what the other side works on it. */
  otherRole: string;
  collaborators: TypedCollaborator[];
  budget: string;
  startDate: string;
  estimatedCompletion: string;
  successMetrics: TypedMetric[];
}

/** How long what a project says of itself may be, when it is started and when it is written anew. */
export const longest = { description: 10_000, budget: 100 };
export const mostCollaborators = 19;
export const mostMetrics = 20;
export const emptyMetric: TypedMetric = { name: '', unit: '', baseline: '', target: '' };

export const emptyStart: StartValues = {
  name: '',
  description: '',
  category: '',
  organizationId: '',
  otherRole: '',
  collaborators: [],
  budget: '',
  startDate: '',
  estimatedCompletion: '',
  successMetrics: [],
};

/** What it comes of, and who the sides of that are. */
export interface Origin {
  proposalId?: string;
  problem: { id: string; title: string; submittedBy: SubmitterDto };
  solution: { id: string; title: string; submittedBy: SubmitterDto };
}

/** Who works on it beside the lead without being chosen: the other side. */
export const otherSide = ({ problem, solution }: Origin, leadId: string): SubmitterDto | undefined =>
  [problem.submittedBy, solution.submittedBy].find(({ id }) => id !== leadId);

const given = (text: string) => text.trim() || undefined;

/** Said of a day of completion before the one on which it begins. */
export const endsBeforeItBegins = (startDate: string, estimatedCompletion: string): string | undefined =>
  startDate && estimatedCompletion && estimatedCompletion < startDate
    ? 'It is completed no earlier than it begins'
    : undefined;

/** As the server takes it. */
export function startedFrom(values: StartValues, origin: Origin, leadId: string): StartProjectDto {
  const { proposalId, problem, solution } = origin;
  const other = otherSide(origin, leadId);
  return {
    ...(proposalId ? { proposalId } : { problemId: problem.id, solutionId: solution.id }),
    name: values.name,
    description: values.description,
    category: values.category || undefined,
    organizationId: leadId,
    collaborators: [
      ...(other ? [{ organizationId: other.id, role: given(values.otherRole) }] : []),
      ...values.collaborators.map(({ organizationId, role }) => ({ organizationId, role: given(role) })),
    ],
    budget: given(values.budget),
    startDate: values.startDate || undefined,
    estimatedCompletion: values.estimatedCompletion || undefined,
    successMetrics: values.successMetrics.map(({ name, unit, baseline, target }) => ({
      name: name.trim(),
      unit: unit.trim(),
      baseline: numberOf(baseline),
      target: numberOf(target),
    })),
  };
}
