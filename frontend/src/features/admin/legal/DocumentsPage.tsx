import { type LegalDocumentName, useGetLegalDeskQuery } from '@alliance/api-client/documents';
import { problemText } from '@alliance/api-client/problem';
import { optionsOf } from '@/content/labels';
import { Proofs } from '@/features/shared/security/Proofs';
import { LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { DocumentVersions } from './DocumentVersions';
import { documentLabels } from './legal-words';
import { NextVersion } from './NextVersion';

/** The Terms and the Privacy Policy: what was published, and what is written next. */
export default function DocumentsPage() {
  const { parameters, change } = useParameters();
  const name: LegalDocumentName = parameters.get('document') === 'privacy' ? 'privacy' : 'terms';
  const { currentData: desk, error, isFetching, refetch } = useGetLegalDeskQuery({ document: name });
  return (
    <>
      <Proofs />
      <PageHeader
        title="Terms and privacy"
        description="What members agree to. Each version stays readable at its address; a new one is told to all members before it applies to them."
      />
      <SegmentedControl
        legend="Document"
        name="document"
        options={optionsOf(documentLabels)}
        value={name}
        onChange={(document) => change({ document: document === 'terms' ? '' : document })}
      />
      {error ? (
        <div className="mt-6">
          <LoadFailure what="The document" stale={Boolean(desk)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!desk && !error && <Skeleton className="mt-6 h-64" />}
      {desk && (
        <>
          <NextVersion key={name} desk={desk} onRefresh={refetch} />
          <DocumentVersions desk={desk} />
        </>
      )}
    </>
  );
}
