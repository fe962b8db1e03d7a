import type { EditProblemDto, IndustryProblemDetailDto, Reward, Urgency } from '@alliance/api-client/innovation';
import { withTag } from '@/ui/tags';
import type { TypedCriterion } from '../evaluation/rubric/rubric';
import type { Submission } from '../forms/SubmissionFields';

/** A problem and its brief as they are typed. */
export interface ComposeValues extends Submission {
  urgency: Urgency | '';
  estimatedValue: string;
  successCriteria: string;
  requiredReadiness: string;
  regions: string[];
  budgetFrom: string;
  budgetTo: string;
  rewards: Reward[];
  rewardNote: string;
  /** `2026-12-24`, or nothing. */
  decideBy: string;
  criteria: TypedCriterion[];
}

export const fieldNames: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  urgency: 'Urgency',
  estimatedValue: 'Estimated value',
  tags: 'Tags',
  successCriteria: 'Success criteria',
  requiredReadiness: 'Required readiness',
  regions: 'Where it must work',
  budgetFrom: 'Budget from',
  budgetTo: 'Budget up to',
  rewards: 'What the winner gets',
  rewardNote: 'The same in words',
  decideBy: 'Decide by',
};

/** What those fields are called of which something is wrong, each once; `criteria.0.name` is one of the criteria. */
export const namesOf = (wrong: readonly string[]): string[] => {
  const names: Record<string, string> = { ...fieldNames, criteria: 'How proposals are judged' };
  return [...new Set(wrong.flatMap((field) => names[field.split('.')[0] ?? ''] ?? []))];
};

type Content = Omit<EditProblemDto, 'revision'>;

/** A part of a draft that may be missing. */
export type Part = Exclude<keyof Content, 'title' | 'description'>;

/** Which parts of a draft can be left out to save the rest, where these fields are wrong: none where one of them cannot. */
export function partsOf(wrong: readonly string[]): Part[] {
  const parts = wrong.map((field) => field.split('.')[0] ?? '');
  const canBeMissing = (part: string): part is Part => part in fieldNames && part !== 'title' && part !== 'description';
  return parts.every(canBeMissing) ? parts.filter(canBeMissing) : [];
}

export const emptyBrief = (organizationId: string): ComposeValues => ({
  title: '',
  description: '',
  category: '',
  urgency: '',
  estimatedValue: '',
  tags: [],
  typedTag: '',
  organizationId,
  successCriteria: '',
  requiredReadiness: '',
  regions: [],
  budgetFrom: '',
  budgetTo: '',
  rewards: [],
  rewardNote: '',
  decideBy: '',
  criteria: [],
});

/** What there is of it, as people would have typed it; its rubric is read by itself. */
export function valuesOf(problem: IndustryProblemDetailDto): Omit<ComposeValues, 'criteria'> {
  const { title, description, category, urgency, tags, submittedBy, brief } = problem;
  const { successCriteria, requiredReadiness, regions, budget, rewards, rewardNote } = brief;
  return {
    title,
    description,
    category: category ?? '',
    urgency: urgency ?? '',
    estimatedValue: typedAmount(problem.estimatedValue, problem.estimatedValueCurrency),
    tags: [...tags],
    typedTag: '',
    organizationId: submittedBy.id,
    successCriteria: successCriteria ?? '',
    requiredReadiness: requiredReadiness === null ? '' : String(requiredReadiness),
    regions: [...regions],
    budgetFrom: typedAmount(budget?.from, budget?.currency),
    budgetTo: typedAmount(budget?.to, budget?.currency),
    rewards: [...rewards],
    rewardNote: rewardNote ?? '',
    decideBy: problem.decideBy ?? '',
  };
}

/** As the server takes it. */
export function contentOf(values: Omit<ComposeValues, 'criteria'>): Content {
  const { category, urgency, requiredReadiness, regions, rewards } = values;
  const given = (text: string) => text.trim() || undefined;
  return {
    title: values.title,
    description: values.description,
    category: category || undefined,
    urgency: urgency || undefined,
    estimatedValue: given(values.estimatedValue),
    tags: withTag(values.tags, values.typedTag),
    successCriteria: given(values.successCriteria),
    requiredReadiness: requiredReadiness ? Number(requiredReadiness) : undefined,
    regions,
    budgetFrom: given(values.budgetFrom),
    budgetTo: given(values.budgetTo),
    rewards,
    rewardNote: given(values.rewardNote),
    decideBy: values.decideBy || undefined,
  };
}

/** As the server takes it, with `parts` as they stand there. */
export function contentWithout(
  parts: readonly Part[],
  values: ComposeValues,
  known?: IndustryProblemDetailDto,
): Content {
  const standing: Partial<Content> = known ? contentOf(valuesOf(known)) : {};
  return { ...contentOf(values), ...Object.fromEntries(parts.map((part) => [part, standing[part]])) };
}

/** `EUR 25,000,000` for what is exact, so that it is read as what it was. */
function typedAmount(amount: string | null | undefined, currency: string | null | undefined): string {
  if (!amount || !currency) return '';
  const [units = '', fraction = ''] = amount.split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${currency} ${grouped}${/[1-9]/.test(fraction) ? `.${fraction}` : ''}`;
}
