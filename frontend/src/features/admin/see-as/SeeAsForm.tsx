import { type MemberToSeeDto, useFindPeopleToSeeQuery, useSeeAsMemberMutation } from '@alliance/api-client/seeing';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { leaveFor } from '@/ui/leave';
import { useFormDraft } from '@/ui/useFormDraft';
import { MemberPicker } from './MemberPicker';

const [shortestReason, longestReason] = [10, 500];
const wantedReason = `Say why, in ${shortestReason} to ${longestReason} characters`;

interface SeeAsFormProps {
  /** Of whom the page was opened; empty where nobody is named. */
  personId: string;
}

export function SeeAsForm({ personId: asked }: SeeAsFormProps) {
  const [see, { isLoading }] = useSeeAsMemberMutation();
  const { currentData: named } = useFindPeopleToSeeQuery({ search: asked }, { skip: asked === '' });
  const [member, setMember] = useState<MemberToSeeDto>();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { personId: '', reason: '', tellsReason: true },
  });
  const forget = useFormDraft(form, 'see-as', { except: 'personId' });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors, isSubmitted } = form.formState;
  const { setValue } = form;

  const choose = (chosen: MemberToSeeDto | undefined) => {
    setMember(chosen);
    setValue('personId', chosen?.id ?? '', { shouldValidate: isSubmitted });
  };
  useEffect(() => {
    const found = named?.find(({ id }) => id === asked);
    if (!found) return;
    setMember(found);
    setValue('personId', found.id);
  }, [named, asked, setValue]);

  const send = async (seeAsMemberDto: { personId: string; reason: string; tellsReason: boolean }) => {
    try {
      await see({ seeAsMemberDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    leaveFor('/');
  };

  return (
    <Card className="max-w-2xl">
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <input
          type="hidden"
          {...form.register('personId', { validate: (chosen) => chosen !== '' || 'Choose the member' })}
        />
        <MemberPicker id="personId" label="Member" chosen={member} onChoose={choose} error={errors.personId?.message} />
        <Field
          id="reason"
          label="Reason"
          required
          hint="It stands in the audit, with your name and the time."
          error={errors.reason?.message}
        >
          <TextArea
            rows={3}
            maxLength={longestReason}
            {...form.register('reason', {
              validate: (reason) => reason.trim().length >= shortestReason || wantedReason,
            })}
          />
        </Field>
        <Checkbox label="Tell the member the reason too" {...form.register('tellsReason')} />
        <Button type="submit" className="self-start" pending={isLoading}>
          {isLoading ? 'Opening...' : 'See as This Member'}
        </Button>
      </form>
    </Card>
  );
}
