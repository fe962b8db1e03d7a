import type { CommunityAccess, CommunityDto } from '@alliance/api-client/communities';
import { useFormContext } from 'react-hook-form';
import { tierNames, tiersInOrder } from '@/content/tiers';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { accessLabels } from './community-words';

const about: Record<CommunityAccess, string> = {
  all_members: 'Everybody reads and replies; a paid plan starts discussions.',
  paid_members: 'Those whose organization has a paid plan.',
  invite_only: 'Those who are invited; others do not see it.',
};
const levels = (Object.keys(about) as CommunityAccess[]).map((value) => ({
  value,
  label: accessLabels[value],
  description: about[value],
}));

type CommunityWords = Pick<CommunityDto, 'name' | 'description' | 'accessLevel' | 'membershipTiers'>;

/** What a community is called, what it is for, and who may take part, in the form around it. */
export function CommunityFields() {
  const { register, setValue, watch, formState } = useFormContext<CommunityWords>();
  const { errors } = formState;
  const membershipTiers = watch('membershipTiers');
  // What the server refuses of them goes when the form is sent again.
  register('accessLevel');
  register('membershipTiers');
  return (
    <>
      <Field id="name" label="Name" required error={errors.name?.message}>
        <TextInput
          maxLength={80}
          {...register('name', { validate: (words) => words.trim() !== '' || 'Name the community' })}
        />
      </Field>
      <Field id="description" label="Purpose" required error={errors.description?.message}>
        <TextArea
          maxLength={500}
          {...register('description', {
            validate: (words) => words.trim() !== '' || 'Say what the community is for',
          })}
        />
      </Field>
      <RadioCards
        id="accessLevel"
        legend="Who may take part"
        name="accessLevel"
        columns="grid-cols-1"
        options={levels}
        value={watch('accessLevel')}
        onChange={(level) => setValue('accessLevel', level)}
        error={errors.accessLevel?.message}
      />
      <fieldset id="membershipTiers" tabIndex={-1}>
        <legend className="font-medium text-ink text-sm">Only on these tiers</legend>
        <p className="text-ink-2 text-sm">None means all of the access level. Those who belong to it stay.</p>
        {tiersInOrder.map((tier) => (
          <Checkbox
            key={tier}
            label={tierNames[tier]}
            checked={membershipTiers.includes(tier)}
            onChange={({ target }) =>
              setValue(
                'membershipTiers',
                tiersInOrder.filter((one) => (one === tier ? target.checked : membershipTiers.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
    </>
  );
}
