import { countryName, isCountry } from '@/content/countries';
import {
  categoryLabels,
  optionsOf,
  organizationTypeLabels,
  problemStatusLabels,
  projectPhaseLabels,
  projectStatusLabels,
  solutionStatusLabels,
  technologyTypeLabels,
  urgencyLabels,
} from '@/content/labels';
import { type Kind, narrowing } from './filters';

const { draft: _draft, withdrawn: _withdrawn, ...listedProblemStatusLabels } = problemStatusLabels;

/** Of each kind what it is narrowed by that has a few values. */
export const facetsOf = {
  problems: [
    { name: 'status', label: 'Status', labels: listedProblemStatusLabels },
    { name: 'urgency', label: 'Urgency', labels: urgencyLabels },
    { name: 'category', label: 'Category', labels: categoryLabels },
    { name: 'submitterType', label: 'Organization type', labels: organizationTypeLabels },
  ],
  solutions: [
    { name: 'status', label: 'Status', labels: solutionStatusLabels },
    { name: 'technology', label: 'Technology', labels: technologyTypeLabels },
    { name: 'category', label: 'Category', labels: categoryLabels },
    { name: 'submitterType', label: 'Organization type', labels: organizationTypeLabels },
  ],
  projects: [
    { name: 'phase', label: 'Phase', labels: projectPhaseLabels },
    { name: 'status', label: 'Status', labels: projectStatusLabels },
    { name: 'category', label: 'Category', labels: categoryLabels },
  ],
} satisfies Record<Kind, { name: string; label: string; labels: Record<string, string> }[]>;

export const optionsOfFacet = ({ labels }: { labels: Record<string, string> }) => optionsOf(labels);

/** Whether there is such a value of a filter. */
export function isKnown(kind: Kind, name: string, value: string): boolean {
  const facet = facetsOf[kind].find((one) => one.name === name);
  if (facet) return Object.hasOwn(facet.labels, value);
  const { [name]: form } = narrowing[kind] as Record<string, RegExp>;
  return Boolean(form?.test(value)) && (name !== 'region' || isCountry(value));
}

const filterNames: Record<string, string> = {
  region: 'Country',
  submitter: 'Submitted by',
  readinessFrom: 'Readiness from',
  readinessTo: 'Readiness to',
  year: 'Started',
  organization: 'With',
  mine: 'Our projects',
  watched: 'Watched by me',
};

/** What a filter is called, whatever its value. */
export const filterName = (kind: Kind, name: string): string =>
  facetsOf[kind].find((one) => one.name === name)?.label ?? filterNames[name] ?? name;

/** What a filter is called on its chip. */
export function filterWords(kind: Kind, name: string, value: string, organization?: string): string {
  const facet = facetsOf[kind].find((one) => one.name === name);
  if (facet) return `${facet.label}: ${(facet.labels as Record<string, string>)[value] ?? value}`;
  if (name === 'region') return `Country: ${countryName(value)}`;
  if (name === 'readinessFrom') return `TRL ${value} or more`;
  if (name === 'readinessTo') return `TRL ${value} or less`;
  if (name === 'year') return `Started: ${value}`;
  if (name === 'mine' || name === 'watched') return filterName(kind, name);
  if (name === 'organization') return `With: ${organization ?? 'one organization'}`;
  return `Submitted by: ${organization ?? 'one organization'}`;
}
