import { type FeatureRulesDto, type RuleInForceDto, useListEntitlementRulesQuery } from '@alliance/api-client/books';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { tierNames } from '@/content/tiers';
import { type Column, DenseTable } from '@/ui/browse/OperatorTable';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { featureLabels, ruleInWords } from './entitlement-words';
import { Grants } from './Grants';

const EditRuleDialog = laterDialog(() => import('./EditRuleDialog'));

interface Chosen {
  feature: FeatureRulesDto;
  rule: RuleInForceDto;
}

/** What each tier may do, and what single organizations may do beyond it. */
export default function EntitlementsPage() {
  const { data: features, error, isFetching, refetch } = useListEntitlementRulesQuery();
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <>
      <PageHeader
        title="Entitlements"
        description="What each tier allows. A change holds at once: plan cards, meters, locks and mails follow."
      />
      {error ? (
        <LoadFailure what="The entitlements" stale={Boolean(features)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!features && !error && <Skeleton className="h-64" />}
      {features && (
        <DenseTable
          label="What each tier allows"
          items={features.map((one) => ({ ...one, id: one.feature }))}
          columns={columnsOf(features, setChosen)}
        />
      )}
      {features && <Grants features={features} />}
      {chosen && <EditRuleDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function columnsOf(features: FeatureRulesDto[], choose: (chosen: Chosen) => void) {
  const tiers = features[0]?.rules.map(({ tier }) => tier) ?? [];
  const columns: Column<FeatureRulesDto & { id: string }>[] = [
    { label: 'Feature', cell: ({ feature }) => <span className="font-medium">{featureLabels[feature]}</span> },
    ...tiers.map((tier) => ({
      label: tierNames[tier],
      cell: (feature: FeatureRulesDto) => {
        const rule = feature.rules.find((one) => one.tier === tier);
        if (!rule) return null;
        const words = ruleInWords(rule, feature.isCounted);
        if (feature.isRight) return words;
        return (
          <button
            type="button"
            onClick={() => choose({ feature, rule })}
            aria-label={`${featureLabels[feature.feature]}, ${tierNames[tier]}: ${words}. Change`}
            className="min-h-9 text-brand tabular-nums underline-offset-4 hover:underline"
          >
            {words}
          </button>
        );
      },
    })),
  ];
  return columns;
}
