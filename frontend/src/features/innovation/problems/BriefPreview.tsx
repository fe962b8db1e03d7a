import { usePreviewProblemValueQuery } from '@alliance/api-client/innovation';
import type { ReactNode } from 'react';
import { categoryLabels } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { Tags } from '@/ui/browse/Facts';
import { withTag } from '@/ui/tags';
import { useSettled } from '@/ui/useSettled';
import { UrgencyBadge } from '../badges';
import { CriteriaList } from '../evaluation/rubric/CriteriaList';
import { weightOf } from '../evaluation/rubric/rubric';
import { Brief } from './Brief';
import type { ComposeValues } from './compose-values';

/** How it reads to others. */
export function BriefPreview({ values, children }: { values: ComposeValues; children?: ReactNode }) {
  const { title, description, category, urgency, requiredReadiness, regions, rewards, rewardNote, criteria } = values;
  const budget = useBudget(values);
  return (
    <section aria-labelledby="brief-preview" className="min-w-0 rounded-lg border border-line p-5">
      <h2 id="brief-preview" className="text-ink-3 text-sm">
        How it reads to others
      </h2>
      <p className="mt-3 font-semibold text-2xl [overflow-wrap:anywhere]">{title.trim() || 'Its title'}</p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {urgency && <UrgencyBadge urgency={urgency} />}
        {category && <Badge>{categoryLabels[category]}</Badge>}
      </div>
      <p className="mt-4 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {description.trim() || 'Its description'}
      </p>
      <div className="mt-4">
        <Tags tags={withTag(values.tags, values.typedTag)} />
      </div>
      <Brief
        brief={{
          successCriteria: values.successCriteria.trim() || null,
          requiredReadiness: requiredReadiness ? Number(requiredReadiness) : null,
          regions,
          budget,
          rewards,
          rewardNote: rewardNote.trim() || null,
        }}
        decideBy={values.decideBy || null}
      />
      {children}
      {criteria.length > 0 && (
        <div className="mt-8">
          <p className="mb-3 font-semibold text-lg">How proposals are judged</p>
          <CriteriaList
            criteria={criteria.map(({ name, meaning, weight }, n) => ({
              name: name.trim() || `Criterion ${n + 1}`,
              meaning: meaning.trim() || null,
              weight: weightOf(weight),
            }))}
          />
        </div>
      )}
    </section>
  );
}

/** As the server reads the two amounts; nothing while it reads none. */
function useBudget({ budgetFrom, budgetTo }: ComposeValues) {
  const [from, to] = [useRead(budgetFrom), useRead(budgetTo)];
  const currency = from?.currency ?? to?.currency;
  return currency ? { from: from?.amount ?? null, to: to?.amount ?? null, currency } : null;
}

function useRead(typed: string) {
  const text = useSettled(typed.trim());
  return usePreviewProblemValueQuery({ text }, { skip: text === '' }).currentData;
}
