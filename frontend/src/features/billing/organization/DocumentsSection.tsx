import { useBrowseBillingDocumentsInfiniteQuery } from '@alliance/api-client/billing';
import { billingDocumentLabels } from '@/content/labels';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { DocumentLink } from './DocumentLink';
import type { OfOrganization } from './of-organization';
import { Pages, Section } from './Section';

/** Invoices, receipts and credit notes, which never change. */
export function DocumentsSection({ organizationId }: OfOrganization) {
  const result = useBrowseBillingDocumentsInfiniteQuery({ organizationId });
  return (
    <Section id="documents" title="Invoices and receipts">
      <Pages
        what="The documents"
        result={result}
        empty="No documents yet. An invoice and a receipt are issued with each payment."
      >
        {(documents) => (
          <ul aria-label="Documents" className="divide-y divide-line text-sm">
            {documents.map(({ number, kind, issuedAt, total, currency }) => (
              <li key={number} className="flex flex-wrap items-center gap-x-6">
                <span className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-4">
                  <DocumentLink number={number}>
                    {billingDocumentLabels[kind]} {number}
                  </DocumentLink>
                  <span className="text-ink-2">
                    <DateText at={issuedAt} />
                  </span>
                </span>
                <span className="ml-auto whitespace-nowrap tabular-nums">{money(total, currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </Section>
  );
}
