import { dayInWords } from '../../../platform/clock/day-in-words';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { ProjectPhase, ValueKind } from '../innovation.enums';
import { storyTexts } from '../innovation.limits';
import type { StoryDraftDto } from './stories.dto';

/** What a story is drafted from. */
export interface StoryFacts {
  project: string;
  description: string;
  /** Names of its organizations. */
  lead: string;
  partners: readonly string[];
  problem: string | null;
  solution: string | null;
  isDeployed: boolean;
  /** Those it has come to, in their order. What was said at its gates is left out: partners alone read it. */
  phases: readonly { phase: ProjectPhase; since: string | null }[];
  /** What is confirmed, in US cents, by kind and quarter. */
  value: readonly { kind: ValueKind; quarter: string; usdMinor: string }[];
  /** Those that were measured. */
  metrics: readonly { name: string; unit: string; baseline: number; target: number; value: number }[];
}

const phaseWords: Readonly<Record<ProjectPhase, string>> = {
  [ProjectPhase.Planning]: 'Planned',
  [ProjectPhase.Sandbox]: 'In the sandbox',
  [ProjectPhase.Pilot]: 'Piloted',
  [ProjectPhase.Scaling]: 'Scaled up',
  [ProjectPhase.Deployed]: 'Deployed',
};
const kindWords: Readonly<Record<ValueKind, string>> = {
  [ValueKind.Revenue]: 'revenue',
  [ValueKind.CostSaved]: 'cost saved',
  [ValueKind.InvestmentRaised]: 'investment raised',
  [ValueKind.LossAvoided]: 'loss avoided',
  [ValueKind.EmissionsAvoided]: 'emissions avoided',
  [ValueKind.GrantAwarded]: 'grants awarded',
  [ValueKind.Other]: 'other value',
};
/** No longer word is left out whole. */
const longestWord = 60;
const list = new Intl.ListFormat('en');
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** The story of a project in sentences made from its rows, for who writes it to go on from. */
export function draftStory(facts: StoryFacts): StoryDraftDto {
  return {
    title: within(facts.project, storyTexts.title),
    summary: fitting(storyTexts.summary, [whoDidWhat(facts)]),
    account: within(accountOf(facts), storyTexts.account),
    impact: fitting(storyTexts.impact, [...worth(facts), ...measured(facts)]),
  };
}

function whoDidWhat({ project, lead, partners, problem, isDeployed }: StoryFacts): string[] {
  const did = problem
    ? `${isDeployed ? 'solved' : 'is solving'} “${problem}”`
    : `${isDeployed ? 'carried out' : 'is carrying out'} “${project}”`;
  if (partners.length === 0) return [`${lead} ${did}.`, `${lead} leads it.`];
  const number = `${partners.length} ${partners.length === 1 ? 'partner' : 'partners'}`;
  return [
    `${lead} ${did} with ${list.format(partners)}.`,
    `${lead} ${did} with ${number}.`,
    `${lead} leads it with ${number}.`,
  ];
}

function accountOf({ description, solution, phases }: StoryFacts): string {
  const steps = phases
    .filter(({ since }) => since)
    .map(({ phase, since }) => {
      const when = phase === ProjectPhase.Deployed ? 'on' : 'from';
      return `- ${phaseWords[phase]} ${when} ${dayInWords(since as string)}.`;
    });
  return [asMarkdown(description), solution && `What was tried: ${solution}.`, steps.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/** A sentence for each kind, the one with most first. */
function worth({ value }: StoryFacts): string[][] {
  const sums = Object.values(ValueKind).flatMap((kind) => {
    const rows = value.filter((row) => row.kind === kind);
    return rows.length > 0 ? [{ kind, rows, sum: rows.reduce((all, { usdMinor }) => all + BigInt(usdMinor), 0n) }] : [];
  });
  return sums
    .sort((one, other) => Number(other.sum - one.sum))
    .map(({ kind, rows, sum }) => {
      const total = `${moneyInWords(sum, 'USD')} of ${kindWords[kind]} is confirmed`;
      const [first, ...others] = rows;
      if (first && others.length === 0) return [`${total}, in ${quarterInWords(first.quarter)}.`, `${total}.`];
      const parts = rows.map((row) => `${moneyInWords(row.usdMinor, 'USD')} in ${quarterInWords(row.quarter)}`);
      return [`${total}: ${list.format(parts)}.`, `${total}.`];
    });
}

const measured = ({ metrics }: StoryFacts): string[][] =>
  metrics.map(({ name, unit, baseline, target, value }) => [
    `${name} went from ${figures.format(baseline)} to ${figures.format(value)} ${unit}, against a target of ${figures.format(target)}.`,
  ]);

const quarterInWords = (quarter: string): string => quarter.split('-').reverse().join(' ');
/** What begins a heading or a quotation in Markdown is a sign like any other in plain text. */
const asMarkdown = (text: string): string => text.replace(/^( {0,3})(?=#{1,6}\s|>)/gm, '$1\\');

/** As many of the sentences as there is room for, each in the first of its forms that fits. */
const fitting = (most: number, sentences: string[][]): string =>
  sentences.reduce((text, forms) => {
    const longer = forms.map((form) => `${text} ${form}`.trimStart());
    return longer.find(({ length }) => length <= most) ?? text;
  }, '');

/** As much of a text as there is room for, in whole words, unless one is very long; never half a character. */
function within(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/\s\S*$/);
  const whole = text.slice(0, end > most - longestWord ? end : most - 1);
  return `${whole.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
