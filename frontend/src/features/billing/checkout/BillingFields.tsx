import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { PayerFields } from '../PayerFields';
import { billingCountries, type CheckoutValues, type PaymentMethod, paymentMethods } from './checkout-form';
import { FormSection } from './FormSection';

/** What the custom form asks for beyond the express checkout. */
export function BillingFields() {
  const { watch, setValue } = useFormContext<CheckoutValues>();
  return (
    <>
      <FormSection title="Contact">
        <ContactFields />
      </FormSection>
      <FormSection title="Billing address">
        <AddressFields />
      </FormSection>
      <FormSection title="Payment method" titleId="payment-method-title">
        <RadioCards<PaymentMethod>
          labelledBy="payment-method-title"
          name="paymentMethod"
          columns="sm:grid-cols-3"
          options={paymentMethods}
          value={watch('paymentMethod')}
          onChange={(method) => setValue('paymentMethod', method)}
        />
      </FormSection>
    </>
  );
}

function ContactFields() {
  const { register, formState } = useFormContext<CheckoutValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PayerFields register={register} errors={errors} />
      <Field id="phone" label="Phone" error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel" maxLength={50} {...register('phone')} />
      </Field>
      <Field id="company" label="Company" error={errors.company?.message} className="sm:col-span-2">
        <TextInput autoComplete="organization" maxLength={200} {...register('company')} />
      </Field>
    </div>
  );
}

function AddressFields() {
  const { register, formState } = useFormContext<CheckoutValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="address" label="Address" error={errors.address?.message} className="sm:col-span-2">
        <TextInput autoComplete="street-address" maxLength={300} {...register('address')} />
      </Field>
      <Field id="city" label="City" error={errors.city?.message}>
        <TextInput autoComplete="address-level2" maxLength={100} {...register('city')} />
      </Field>
      <Field id="state" label="State" error={errors.state?.message}>
        <TextInput autoComplete="address-level1" maxLength={100} {...register('state')} />
      </Field>
      <Field id="postalCode" label="Postal code" error={errors.postalCode?.message}>
        <TextInput autoComplete="postal-code" maxLength={20} {...register('postalCode')} />
      </Field>
      <Field id="country" label="Country" error={errors.country?.message}>
        <NativeSelect autoComplete="country" options={billingCountries} {...register('country')} />
      </Field>
    </div>
  );
}
