import {
  type CommunityCandidateDto,
  type CreateCommunityDto,
  useCreateCommunityMutation,
} from '@alliance/api-client/management';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CommunityFields } from '@/features/shared/communities/CommunityFields';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { LookFields } from './LookFields';
import { slugOf } from './managed-words';
import { PersonPicker } from './PersonPicker';

const empty: CreateCommunityDto = {
  name: '',
  slug: '',
  description: '',
  accessLevel: 'all_members',
  membershipTiers: [],
  color: 'teal',
  image: 'network',
  personId: '',
};

interface CreateCommunityDialogProps {
  onClose: () => void;
  /** With the end of its address. */
  onCreated: (slug: string) => void;
}

export default function CreateCommunityDialog({ onClose, onCreated }: CreateCommunityDialogProps) {
  const [create, { isLoading }] = useCreateCommunityMutation();
  const [manager, setManager] = useState<CommunityCandidateDto>();
  const form = useForm({ shouldFocusError: false, defaultValues: empty });
  const forget = useFormDraft(form, 'create-community', { except: 'personId' });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const { register, getValues, setValue } = form;
  const name = form.watch('name');
  const nameBefore = useRef('');

  useEffect(() => {
    // An address of one's own is left alone.
    if (getValues('slug') === slugOf(nameBefore.current)) setValue('slug', slugOf(name));
    nameBefore.current = name;
  }, [name, getValues, setValue]);

  register('personId', { validate: (id) => id !== '' || 'Choose who manages it' });
  const choose = (person: CommunityCandidateDto | undefined) => {
    setManager(person);
    setValue('personId', person?.id ?? '');
    form.clearErrors('personId');
  };

  const send = async (createCommunityDto: CreateCommunityDto) => {
    try {
      await create({ createCommunityDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onCreated(createCommunityDto.slug);
    toast({ title: 'Success', description: `${createCommunityDto.name} was created. ${manager?.name} is told.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Create community"
      description="Its first manager invites people, gives roles and changes the settings. They are told at once."
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
          <ErrorSummary {...summary} />
          <CommunityFields />
          <Field
            id="slug"
            label="Address"
            required
            hint={`It cannot be changed later: /communities/${form.watch('slug') || '…'}`}
            error={errors.slug?.message}
          >
            <TextInput
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              {...register('slug', {
                validate: (slug) =>
                  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || 'Use small letters, digits and single hyphens',
              })}
            />
          </Field>
          <LookFields />
          <PersonPicker
            id="personId"
            label="First manager"
            chosen={manager}
            onChoose={choose}
            error={errors.personId?.message}
          />
          <FormActions submit="Create Community" submitting="Creating..." isLoading={isLoading} onClose={onClose} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
