import { problemText } from '@alliance/api-client/problem';
import { useGetWelcomeTemplateQuery, type WelcomeTemplateDto } from '@alliance/api-client/welcome';
import { useState } from 'react';
import { Facts } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { useSettled } from '@/ui/useSettled';
import { MailFrame } from './MailFrame';
import { sampleName, sampleOrganization, tierOptions } from './tiers';

const views = [
  { value: 'text', label: 'Text view' },
  { value: 'html', label: 'HTML view' },
] as const;

/** The welcome mail of each tier as it would be written today. */
export default function EmailPreviewPage() {
  const { parameters, change } = useParameters();
  const tier = tierOptions.find(({ value }) => value === parameters.get('tier'))?.value ?? 'free';
  const view = parameters.get('view') === 'html' ? 'html' : 'text';
  const [firstName, setFirstName] = useState<string>(sampleName);
  const [orgName, setOrgName] = useState<string>(sampleOrganization);
  // Not with every letter that is typed.
  const sample = useSettled(JSON.stringify({ tier, firstName, orgName }), 300);
  const { currentData, data, error, isFetching, refetch } = useGetWelcomeTemplateQuery(JSON.parse(sample));
  const mail = currentData ?? data;
  return (
    <>
      <PageHeader
        title="Email preview"
        description="The welcome mail of each tier with today’s prices and limits, as it would be written to somebody who is made up."
      />
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <Field label="Membership tier">
          <NativeSelect options={tierOptions} value={tier} onChange={({ target }) => change({ tier: target.value })} />
        </Field>
        <Field label="Sample first name">
          <TextInput value={firstName} maxLength={100} onChange={({ target }) => setFirstName(target.value)} />
        </Field>
        <Field label="Sample organization">
          <TextInput value={orgName} maxLength={200} onChange={({ target }) => setOrgName(target.value)} />
        </Field>
      </div>
      <SegmentedControl
        legend="View"
        name="view"
        options={views}
        value={view}
        onChange={(next) => change({ view: next })}
        className="mb-6"
      />
      {error && !isFetching ? (
        <LoadFailure what="The email template" onRetry={refetch}>
          Error loading email template. {problemText(error)}
        </LoadFailure>
      ) : !mail ? (
        <Skeleton className="h-96" />
      ) : view === 'html' ? (
        <MailFrame title={`Preview: ${mail.subject}`} src={pageOf(JSON.parse(sample))} />
      ) : (
        <TextView mail={mail} />
      )}
    </>
  );
}

const pageOf = ({ tier, ...sample }: { tier: string; firstName: string; orgName: string }) =>
  `/api/email/template/${tier}/page?${new URLSearchParams(sample)}`;

function TextView({ mail: { subject, preview, text } }: { mail: WelcomeTemplateDto }) {
  return (
    <Card>
      <Facts
        facts={[
          ['Subject', subject],
          ['Preview text', preview],
        ]}
      />
      <pre className="mt-6 whitespace-pre-wrap border-line border-t pt-6 font-sans text-sm [overflow-wrap:anywhere]">
        {text}
      </pre>
    </Card>
  );
}
