import {
  type CommunityAccess,
  type CommunityPageDto,
  useChangeCommunityMutation,
} from '@alliance/api-client/communities';
import { useForm } from 'react-hook-form';
import { tierNames } from '@/content/tiers';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { toast } from '@/ui/toast';
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
const tiers = Object.keys(tierNames) as CommunityPageDto['membershipTiers'];

/** What a community is called, what it is for, and who may take part: for who manages it. */
export default function Settings({ community }: { community: CommunityPageDto }) {
  const { slug, name, description, accessLevel, membershipTiers, isActive, revision } = community;
  const [change, { isLoading }] = useChangeCommunityMutation();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { name, description, accessLevel, membershipTiers, isActive },
  });
  const { summary, refused, failed } = useFormErrors(form);
  const chosen = form.watch();

  const send = async (values: typeof chosen) => {
    try {
      await change({ slug, changeCommunityDto: { ...values, revision } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    toast({ title: 'Success', description: 'Settings saved.' });
  };

  return (
    <Card className="max-w-2xl">
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="name" label="Name" required error={form.formState.errors.name?.message}>
          <TextInput
            maxLength={80}
            {...form.register('name', { validate: (words) => words.trim() !== '' || 'Name the community' })}
          />
        </Field>
        <Field id="description" label="Purpose" required error={form.formState.errors.description?.message}>
          <TextArea
            maxLength={500}
            {...form.register('description', {
              validate: (words) => words.trim() !== '' || 'Say what the community is for',
            })}
          />
        </Field>
        <RadioCards
          legend="Who may take part"
          name="accessLevel"
          columns="grid-cols-1"
          options={levels}
          value={chosen.accessLevel}
          onChange={(level) => form.setValue('accessLevel', level)}
        />
        <fieldset>
          <legend className="font-medium text-ink text-sm">Only on these tiers</legend>
          <p className="text-ink-2 text-sm">None means all of the access level. Those who belong to it stay.</p>
          {tiers.map((tier) => (
            <Checkbox
              key={tier}
              label={tierNames[tier]}
              checked={chosen.membershipTiers.includes(tier)}
              onChange={({ target }) =>
                form.setValue(
                  'membershipTiers',
                  tiers.filter((one) => (one === tier ? target.checked : chosen.membershipTiers.includes(one))),
                )
              }
            />
          ))}
        </fieldset>
        <Checkbox
          label="Active: while it rests, those alone who manage it see it"
          checked={chosen.isActive}
          onChange={({ target }) => form.setValue('isActive', target.checked)}
        />
        <div>
          <Button type="submit" disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save Settings'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
