import type { ReviewedSolutionDto } from '@alliance/api-client/evaluation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryLabels, readinessLabel, technologyTypeLabels } from '@/content/labels';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Quote } from '../proposals/Quote';
import { Proposer } from './Proposer';

interface ProposedSolutionProps {
  /** What it is called to who must not know whose it is. */
  label: string;
  solution: ReviewedSolutionDto;
  note: string | null;
  version: number;
  badges?: ReactNode;
  /** Between the title and what is proposed. */
  children?: ReactNode;
}

/** What is proposed, to be read before it is scored or decided: whose it is stands there where it may be known. */
export function ProposedSolution({ label, solution, note, version, badges, children }: ProposedSolutionProps) {
  const { id, title, description, category, technologyType, tags, readinessLevel, submittedBy } = solution;
  return (
    <article aria-labelledby="proposed" className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2 text-sm">
          <Proposer submittedBy={submittedBy} label={label} />
          {!submittedBy && '\u00a0· its organization is kept from you until you have scored'}
        </p>
        {badges && <div className="flex flex-wrap gap-1.5">{badges}</div>}
      </div>
      <h2 id="proposed" tabIndex={-1} className="mt-1 text-2xl outline-none">
        {id ? (
          <Link to={`/solutions/${id}`} className="rounded-sm hover:text-brand">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {children}
      <div className="mt-5">
        <Quote label={version > 1 ? `What they propose, version ${version}` : 'What they propose'} text={note} />
      </div>
      {description && <p className="mt-5 max-w-prose whitespace-pre-line">{description}</p>}
      <div className="mt-5 border-line border-t pt-4">
        <Facts
          facts={[
            ['Readiness', readinessLevel && readinessLabel(readinessLevel)],
            ['Category', category && categoryLabels[category]],
            ['Technology', technologyType && technologyTypeLabels[technologyType]],
          ]}
        />
      </div>
      <div className="mt-4">
        <Tags tags={tags} />
      </div>
    </article>
  );
}
