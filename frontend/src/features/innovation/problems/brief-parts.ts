import { isRubricComplete } from '../evaluation/rubric/rubric';
import type { ComposeValues } from './compose-values';

interface BriefPart<Values = Omit<ComposeValues, 'criteria'>> {
  /** The field that it is written into. */
  field: keyof ComposeValues & string;
  name: string;
  /** What its absence costs. */
  costs: string;
  isThere: (values: Values) => boolean;
}

/** From so many letters on a description says more than its title. */
const enoughDescription = 200;

/** What a brief is made of, in the order in which its absence costs answers. */
export const briefParts: readonly BriefPart[] = [
  {
    field: 'description',
    name: 'A full description',
    costs: 'In a few words nobody can tell what you have tried and where it hurts.',
    isThere: ({ description }) => description.trim().length >= enoughDescription,
  },
  {
    field: 'successCriteria',
    name: 'Success criteria',
    costs: 'Without them nobody can tell whether what they have would solve it.',
    isThere: ({ successCriteria }) => successCriteria.trim() !== '',
  },
  {
    field: 'budgetFrom',
    name: 'Budget range',
    costs: 'Without it proposers cannot tell whether an offer is worth their week.',
    isThere: ({ budgetFrom, budgetTo }) => (budgetFrom + budgetTo).trim() !== '',
  },
  {
    field: 'rewards',
    name: 'What the winner gets',
    costs: 'A pilot, a purchase or rights: it decides who takes the trouble.',
    isThere: ({ rewards, rewardNote }) => rewards.length > 0 || rewardNote.trim() !== '',
  },
  {
    field: 'requiredReadiness',
    name: 'Required readiness',
    costs: 'Without it research groups and vendors alike wonder whether they are meant.',
    isThere: ({ requiredReadiness }) => requiredReadiness !== '',
  },
  {
    field: 'category',
    name: 'Category',
    costs: 'Members who narrow the list by their field do not find it.',
    isThere: ({ category }) => category !== '',
  },
  {
    field: 'urgency',
    name: 'Urgency',
    costs: 'Members who look for what is needed soon do not find it.',
    isThere: ({ urgency }) => urgency !== '',
  },
  {
    field: 'estimatedValue',
    name: 'Estimated value',
    costs: 'What a solution would be worth is what people compare problems by.',
    isThere: ({ estimatedValue }) => estimatedValue.trim() !== '',
  },
  {
    field: 'tags',
    name: 'Tags',
    costs: 'Searches in other words than yours do not find it.',
    isThere: ({ tags, typedTag }) => tags.length > 0 || typedTag.trim() !== '',
  },
];

/** The same while a brief is composed: its rubric is read by itself, and known there alone. */
export const composedParts: readonly BriefPart<ComposeValues>[] = [
  ...briefParts.slice(0, 2),
  {
    field: 'criteria',
    name: 'How proposals are judged',
    costs: 'Without criteria proposers cannot tell what will decide between them.',
    isThere: ({ criteria }) => criteria.length > 0 && isRubricComplete(criteria),
  },
  ...briefParts.slice(2),
];
