import type { StoryDto } from '@alliance/api-client/stories';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { valueKindLabels } from '@/content/labels';
import { DateText } from '@/ui/DateText';
import { compact, inFull } from '@/ui/money';
import { OrganizationName } from '@/ui/OrganizationName';
import { Markdown } from '@/ui/text/Markdown';
import { whenUsed } from '@/ui/whenUsed';
import { StoryCover } from './StoryCover';

const figures = whenUsed(() => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 }));

/** One story in full, with the figures that were confirmed when it was published. It prints as a document. */
export function StoryArticle({ story }: { story: StoryDto }) {
  const { title, summary, account, impact, organizations, confirmedUsd, entries, kinds, metrics, countries } = story;
  return (
    <article className="mx-auto max-w-3xl">
      <p className="mb-3 print:hidden">
        <Link to="/stories" className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4">
          All success stories
        </Link>
      </p>
      <div className="overflow-hidden rounded-xl border border-line print:hidden">
        <StoryCover story={story} />
      </div>
      <h1 className="mt-8 text-headline">{title}</h1>
      <p className="mt-4 text-ink-2 text-xl">{summary}</p>
      <p className="mt-4 text-ink-2 text-sm">
        {story.projectName}&nbsp;· <DateText at={story.publishedAt} />
      </p>
      <dl className="mt-8 grid grid-cols-2 gap-6 border-line border-y py-6 sm:grid-cols-3">
        <Figure label={`confirmed, from ${entries === 1 ? 'one entry' : `${entries} entries`}`}>
          <span title={inFull(confirmedUsd, 'USD')}>{compact(confirmedUsd, 'USD')}</span>
        </Figure>
        <Figure label={organizations.length === 1 ? 'organization' : 'organizations'}>{organizations.length}</Figure>
        {countries > 0 && <Figure label={countries === 1 ? 'country' : 'countries'}>{countries}</Figure>}
      </dl>
      <h2 className="mt-8 text-2xl">What was done</h2>
      <Markdown text={account} className="mt-3" />
      <h2 className="mt-8 text-2xl">What it changed</h2>
      <p className="mt-3 max-w-prose whitespace-pre-line">{impact}</p>
      {metrics.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {metrics.map(({ name, unit, from, to }) => (
            <li key={name}>
              {name}: from {figures().format(from)} to <span className="font-semibold">{figures().format(to)}</span>{' '}
              {unit}
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-8 text-2xl">What it was worth</h2>
      <p className="mt-3 max-w-prose text-ink-2">
        In US dollars. Each entry was confirmed by another organization of the project than the one that claimed it.
      </p>
      <ul className="mt-3 grid gap-2">
        {kinds.map(({ kind, amountUsd }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-0">
            <span>{valueKindLabels[kind]}</span>
            <span className="tabular-nums">{inFull(amountUsd, 'USD')}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-2xl">Who made it</h2>
      <ul className="mt-3 grid gap-1">
        {organizations.map((organization) => (
          <li key={organization.id}>
            <OrganizationName organization={organization} />
          </li>
        ))}
      </ul>
    </article>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-ink-2 text-sm">{label}</dt>
    <dd className="font-semibold text-figure tabular-nums">{children}</dd>
  </div>
);
