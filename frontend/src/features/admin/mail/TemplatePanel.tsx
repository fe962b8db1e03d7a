import { type MailTemplateDto, useTryMailTemplateMutation, useWriteMailTemplateQuery } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/toast';
import { MailFrame } from './MailFrame';
import { TemplateVersions } from './TemplateVersions';

/** One template: its variables, how it looks with its sample, a test send, and what releases have changed. */
export default function TemplatePanel({ template, onClose }: { template: MailTemplateDto; onClose: () => void }) {
  const { name, subject, preview } = template;
  return (
    <Dialog aside open onOpenChange={(next) => next || onClose()} title={name} description={subject}>
      <div className="space-y-6">
        <Facts facts={[['Beside the subject', preview]]} />
        <Variables template={template} />
        <TestSend name={name} />
        <Written name={name} />
        <TemplateVersions name={name} />
      </div>
    </Dialog>
  );
}

function Variables({ template: { variables } }: { template: MailTemplateDto }) {
  if (variables.length === 0) return <p className="text-ink-2 text-sm">It has no variables.</p>;
  return (
    <section aria-label="Variables">
      <h3 className="font-semibold">Variables</h3>
      <dl className="mt-2 space-y-2 text-sm">
        {variables.map(({ name, isOptional, sample }) => (
          <div key={name}>
            <dt className="font-medium">
              {name}
              {isOptional && <span className="font-normal text-ink-3"> (may be absent)</span>}
            </dt>
            <dd className="text-ink-2 [overflow-wrap:anywhere]">{sample}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TestSend({ name }: { name: string }) {
  const [attempt, { isLoading }] = useTryMailTemplateMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { to: '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (tryTemplateDto: { to: string }) => {
    try {
      await attempt({ name, tryTemplateDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    toast({ title: 'Sample queued', description: `It is on its way to ${tryTemplateDto.to.trim()}.` });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-3">
      <ErrorSummary {...summary} />
      <Field id="to" label="Send the sample to" required error={form.formState.errors.to?.message}>
        <TextInput
          type="email"
          maxLength={254}
          {...form.register('to', { validate: (text) => text.includes('@') || 'Enter an e-mail address' })}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" pending={isLoading}>
          {isLoading ? 'Sending...' : 'Send test'}
        </Button>
      </div>
    </form>
  );
}

function Written({ name }: { name: string }) {
  const [view, setView] = useState('html');
  const { currentData: written, error, isFetching, refetch } = useWriteMailTemplateQuery({ name });
  if (!written)
    return error ? (
      <LoadFailure what="The sample" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    ) : (
      <Skeleton className="h-64" />
    );
  return (
    <Tabs
      label="View of the sample"
      value={view}
      onChange={setView}
      tabs={[
        {
          value: 'html',
          label: 'HTML',
          content: <MailFrame title={`Sample: ${written.subject}`} src={`/api/admin/mail/templates/${name}/html`} />,
        },
        {
          value: 'text',
          label: 'Text',
          content: (
            <pre className="whitespace-pre-wrap rounded-md bg-sunken p-3 text-xs [overflow-wrap:anywhere]">
              {written.text}
            </pre>
          ),
        },
      ]}
    />
  );
}
