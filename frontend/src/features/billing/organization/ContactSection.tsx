import {
  type BillingContactDto,
  type BillingOverviewDto,
  useSetBillingContactMutation,
} from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { useForm } from 'react-hook-form';
import { countries } from '@/content/countries';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { PayerFields } from '../PayerFields';
import { Section } from './Section';

type Contact = Required<BillingContactDto>;

const empty: Contact = {
  ...{ firstName: '', lastName: '', email: '', phone: '', company: '' },
  ...{ address: '', city: '', state: '', postalCode: '', country: '', taxId: '' },
};

const fields: readonly { name: keyof Contact; label: string; max: number; autoComplete: string; type?: string }[] = [
  { name: 'phone', label: 'Phone', max: 50, autoComplete: 'tel', type: 'tel' },
  { name: 'company', label: 'Company', max: 200, autoComplete: 'organization' },
  { name: 'taxId', label: 'Tax number', max: 50, autoComplete: 'off' },
  { name: 'address', label: 'Address', max: 300, autoComplete: 'street-address' },
  { name: 'city', label: 'City', max: 100, autoComplete: 'address-level2' },
  { name: 'state', label: 'State', max: 100, autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', max: 20, autoComplete: 'postal-code' },
];

/** Who gets the invoices, and what stands on them from now on. */
export function ContactSection({ overview }: { overview: BillingOverviewDto }) {
  const { viewer } = useViewer();
  const { organizationId, contact, contactGetsMail } = overview;
  const [save, { isLoading }] = useSetBillingContactMutation();
  const known = contact ?? {
    firstName: viewer?.firstName ?? '',
    lastName: viewer?.lastName ?? '',
    email: viewer?.email ?? '',
  };
  const form = useForm<Contact>({ shouldFocusError: false, defaultValues: { ...empty, ...known } });
  const { register, handleSubmit, formState, reset } = form;
  const forget = useFormDraft(form, `billing-contact:${organizationId}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = formState;

  const send = async (values: Contact) => {
    const said = Object.entries(values).map(([name, text]) => [name, text.trim()]);
    const billingContactDto = Object.fromEntries(
      said.filter(([, text]) => text !== ''),
    ) as unknown as BillingContactDto;
    try {
      await save({ organizationId, billingContactDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    reset(values);
    forget();
    toast({ title: 'Billing contact saved', description: 'It stands on invoices from now on.' });
  };

  const askAgain = async (billingContactDto: BillingContactDto) => {
    try {
      await save({ organizationId, billingContactDto }).unwrap();
      toast({ title: 'Link sent', description: `${billingContactDto.email} gets three links a day at most.` });
    } catch (error) {
      toast({ title: 'Not sent', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Section id="contact" title="Billing contact">
      <p className="max-w-prose text-ink-2 text-sm print:hidden">
        {contact ? 'Gets' : 'Nobody has been named yet. Whoever you name gets'} invoices, receipts and reminders, and
        stands on invoices from now on. Earlier ones stay as they are.
      </p>
      {contact && !contactGetsMail && (
        <div
          role="note"
          className="mt-4 flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-accent-soft px-4 py-3 text-sm print:hidden"
        >
          <p className="min-w-0 break-words">
            {contact.email} has not been confirmed. Until the link in its mail is followed, mail goes to the owners.
          </p>
          <Button variant="secondary" pending={isLoading} onClick={() => askAgain(contact)}>
            Send the link again
          </Button>
        </div>
      )}
      <form
        noValidate
        onSubmit={handleSubmit(send, refused)}
        className="mt-5 flex max-w-2xl flex-col gap-5 print:hidden"
      >
        <ErrorSummary {...summary} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PayerFields register={register} errors={errors} />
          {fields.map(({ name, label, max, autoComplete, type }) => (
            <Field key={name} id={name} label={label} error={errors[name]?.message}>
              <TextInput type={type} autoComplete={autoComplete} maxLength={max} {...register(name)} />
            </Field>
          ))}
          <Field id="country" label="Country" error={errors.country?.message}>
            <NativeSelect
              autoComplete="country"
              placeholder="Choose a country"
              options={countries()}
              {...register('country')}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" variant="secondary" pending={isLoading}>
            {isLoading ? 'Saving...' : 'Save contact'}
          </Button>
        </div>
      </form>
      {contact ? (
        <address className="mt-4 hidden whitespace-pre-line not-italic print:block">
          {[
            contact.company,
            `${contact.firstName} ${contact.lastName}`,
            contact.address,
            [contact.postalCode, contact.city].filter(Boolean).join(' '),
            contact.state,
            contact.country,
            contact.email,
          ]
            .filter(Boolean)
            .join('\n')}
        </address>
      ) : (
        <p className="hidden print:block">Nobody has been named.</p>
      )}
    </Section>
  );
}
