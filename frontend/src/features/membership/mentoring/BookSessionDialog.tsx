import { type FreeTimeDto, type MentorDto, useBookSessionMutation } from '@alliance/api-client/mentoring';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { StopOverForm } from '@/features/shared/upgrade/StopOverForm';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { useStop } from '@/features/shared/upgrade/useStop';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { localZone } from '@/ui/timeZones';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { elsewhere, periodInWords } from './times';
import { featureOf, sessionLabels } from './words';

interface BookSessionDialogProps {
  mentor: MentorDto;
  time: FreeTimeDto;
  onClose: () => void;
}

/** What somebody wants to talk about at a time that they have chosen. It counts when it is sent. */
export default function BookSessionDialog({ mentor, time, onClose }: BookSessionDialogProps) {
  const [book, { isLoading }] = useBookSessionMutation();
  const navigate = useNavigate();
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement(featureOf[mentor.kind]);
  // As it stood when a time was chosen: a form that is being filled in stays.
  const [may] = useState(() => organizations.find(({ id }) => !stopFor(id)));
  const [first] = organizations;
  const form = useForm({ shouldFocusError: false, defaultValues: { topic: '', organizationId: may?.id ?? '' } });
  const forget = useFormDraft(form, `book-session:${mentor.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const organizationId = chosenOrganization(organizations, form.watch('organizationId')) ?? '';
  const stop = useStop(organizationId, featureOf[mentor.kind]);
  const there = elsewhere(time.startsAt, mentor.timeZone);

  const send = async ({ topic }: { topic: string }) => {
    const body = { startsAt: time.startsAt, topic, timeZone: localZone(), organizationId: organizationId || undefined };
    try {
      await book({ id: mentor.id, bookSessionDto: body }).unwrap();
    } catch (error) {
      // Somebody else was quicker: what was typed is kept for another time.
      if (isApiError(error) && error.problem.code === 'time_taken') {
        onClose();
        toast({ title: 'Not booked', description: problemText(error), variant: 'destructive' });
      } else if (!stop.takes(error)) failed(error);
      return;
    }
    forget();
    toast({ title: 'Success', description: `Your session with ${mentor.name} is booked. You both get a mail.` });
    navigate('/mentors/sessions');
  };

  if (first && !may) return <UpgradeDialog stop={stopFor(first.id)} organization={first} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`${sessionLabels[mentor.kind]} with ${mentor.name}`}
      description={`${periodInWords(time.startsAt, time.endsAt)}${there ? ` (${there})` : ''}`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <OrganizationField id="organizationId" organizations={organizations} {...form.register('organizationId')} />
        <Field
          id="topic"
          label="What do you want to talk about?"
          required
          hint={`${mentor.name} reads it, and sees your name and organization.`}
          error={form.formState.errors.topic?.message}
        >
          <TextArea
            rows={4}
            maxLength={1000}
            {...form.register('topic', {
              validate: (typed) => typed.trim() !== '' || 'Say what you want to talk about',
            })}
          />
        </Field>
        <p className="text-ink-2 text-sm">
          It counts against your plan. Cancelled more than 24 hours before it begins, it does not.
        </p>
        <FormActions submit="Book Session" submitting="Booking..." isLoading={isLoading} onClose={onClose} />
      </form>
      <StopOverForm of={stop} organization={organizations.find(({ id }) => id === organizationId)} />
    </Dialog>
  );
}
