import { type AddOrganizationDto, useAddOrganizationMutation } from '@alliance/api-client/organizations';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames, tiersInOrder } from '@/content/tiers';
import { plansPage } from '@/features/shared/plans/checkout';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { NewTabLink } from '@/ui/NewTabLink';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { isWebAddress, withProtocol } from '../web-address';

const tiers = tiersInOrder.map((value) => ({ value, label: tierNames[value] }));
const types = Object.entries(organizationTypeLabels).map(([value, label]) => ({ value, label }));

const empty = { name: '', description: '', type: 'corporation', website: '', membershipTier: 'free' };

export default function AddOrganizationDialog({ onClose }: { onClose: () => void }) {
  const [add, { isLoading }] = useAddOrganizationMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: empty });
  const { summary, refused, failed } = useFormErrors(form);
  const forget = useFormDraft(form, 'add-organization');
  const navigate = useNavigate();
  const { errors } = form.formState;

  const send = async ({ name, description, type, website, membershipTier }: typeof empty) => {
    const wanted = {
      name,
      description: description.trim() || null,
      type: type as AddOrganizationDto['type'],
      website: website.trim() || null,
      membershipTier: membershipTier as AddOrganizationDto['membershipTier'],
    };
    let checkout: string | null;
    try {
      ({ checkout } = await add({ addOrganizationDto: wanted }).unwrap());
    } catch (error) {
      failed(error);
      toast({
        title: 'Error',
        description: 'Failed to create organization. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Organization created successfully!' });
    if (checkout) navigate(checkout);
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Add organization"
      description="You own it from the start. It begins with the free plan; a plan that costs takes effect when it is paid."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="name" label="Organization name" required error={errors.name?.message}>
          <TextInput
            autoComplete="organization"
            maxLength={200}
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || 'Enter the name of the organization',
            })}
          />
        </Field>
        <Field id="type" label="Organization type" required error={errors.type?.message}>
          <NativeSelect options={types} {...form.register('type')} />
        </Field>
        <Field id="description" label="Description" error={errors.description?.message}>
          <TextArea rows={3} maxLength={5000} {...form.register('description')} />
        </Field>
        <Field id="website" label="Website" hint="With https://" error={errors.website?.message}>
          <TextInput
            type="url"
            autoComplete="url"
            maxLength={2000}
            {...form.register('website', {
              setValueAs: withProtocol,
              validate: (address) =>
                address === '' || isWebAddress(address) || 'Enter a web address that starts with http:// or https://',
            })}
          />
        </Field>
        <Field
          id="membershipTier"
          label="Membership plan"
          hint={<NewTabLink to={plansPage}>Compare the plans</NewTabLink>}
          error={errors.membershipTier?.message}
        >
          <NativeSelect options={tiers} {...form.register('membershipTier')} />
        </Field>
        <FormActions submit="Create Organization" submitting="Creating..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
