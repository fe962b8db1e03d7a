import { type InvitedAddressDto, type TeamRole, useInvitePeopleMutation } from '@alliance/api-client/team';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { roleOptions } from '@/features/shared/team/roles';
import { type Stop, stopOf } from '@/features/shared/upgrade/stop';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { counted } from '@/ui/count';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface InvitePeopleDialogProps {
  organization: { id: string; name: string };
  mayInviteOwners: boolean;
  onClose: () => void;
}

const most = 20;

export default function InvitePeopleDialog({ organization, mayInviteOwners, onClose }: InvitePeopleDialogProps) {
  const [invite, { isLoading }] = useInvitePeopleMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { emails: '', role: 'member' as TeamRole } });
  const forget = useFormDraft(form, `invite:${organization.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const [stop, setStop] = useState<Stop>();
  const { errors } = form.formState;

  const send = async ({ emails, role }: { emails: string; role: TeamRole }) => {
    try {
      const { addresses } = await invite({
        organizationId: organization.id,
        invitePeopleDto: { emails: addressesIn(emails), role },
      }).unwrap();
      forget();
      onClose();
      toast({ title: 'Success', description: outcome(addresses) });
    } catch (error) {
      const stopped = stopOf(error);
      if (stopped) setStop(stopped);
      else failed(error);
    }
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(next) => next || isLoading || onClose()}
        title="Invite people"
        description={`Each gets a link by mail to join ${organization.name}. It works for 14 days, and takes a seat until then.`}
      >
        <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
          <ErrorSummary {...summary} />
          <Field
            id="emails"
            label="E-mail addresses"
            required
            hint={`Up to ${most}, with a comma or a new line between them.`}
            error={errors.emails?.message}
          >
            <TextArea rows={3} {...form.register('emails', { validate: addressesProblem })} />
          </Field>
          <Field id="role" label="Role" error={errors.role?.message}>
            <NativeSelect options={roleOptions(mayInviteOwners)} {...form.register('role')} />
          </Field>
          <FormActions submit="Send Invitations" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
        </form>
      </Dialog>
      {stop && (
        <UpgradeDialog
          stop={stop}
          reason={tooFew(stop, form.getValues('emails'))}
          organization={organization}
          onClose={() => setStop(undefined)}
        >
          <p className="text-ink-2">Nobody was invited. What you have typed is kept.</p>
        </UpgradeDialog>
      )}
    </>
  );
}

/** Where seats are left, but not one for each; the plan says the rest itself. */
function tooFew({ used, limit }: Stop, typed: string): string | undefined {
  const left = (limit ?? 0) - used;
  const wanted = new Set(addressesIn(typed).map((address) => address.toLowerCase())).size;
  return left > 0
    ? `${counted(left)} ${left === 1 ? 'seat is' : 'seats are'} left, you invite ${counted(wanted)}.`
    : undefined;
}

const addressesIn = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);

function addressesProblem(typed: string): string | true {
  const addresses = addressesIn(typed);
  if (addresses.length === 0) return 'Enter an e-mail address';
  if (addresses.length > most) return `Invite ${most} people at a time`;
  const wrong = addresses.find((address) => !/^[^@]+@[^@]+\.[^@]+$/.test(address));
  return wrong ? `${wrong} is not an e-mail address` : true;
}

/** What became of the addresses, in a sentence each. */
function outcome(addresses: InvitedAddressDto[]): string {
  const of = (wanted: InvitedAddressDto['outcome']) => addresses.filter((one) => one.outcome === wanted);
  const [invited, waiting, members] = [of('invited'), of('waiting'), of('member')];
  const named = (some: InvitedAddressDto[]) => some.map(({ email }) => email).join(', ');
  return [
    invited.length > 0 &&
      `${invited.length === 1 ? '1 invitation is' : `${invited.length} invitations are`} on the way.`,
    waiting.length > 0 && `Invited already: ${named(waiting)}.`,
    members.length > 0 && `Here already: ${named(members)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
