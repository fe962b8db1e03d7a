import { type AdministrativeMailbox, useMailDomainProofMutation } from '@alliance/api-client/domains';
import { problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';

const mailboxes: AdministrativeMailbox[] = ['admin', 'administrator', 'webmaster', 'hostmaster', 'postmaster'];

interface MailProofDialogProps {
  domain: { id: string; name: string };
  organizationId: string;
  onClose: () => void;
}

export default function MailProofDialog({ domain, organizationId, onClose }: MailProofDialogProps) {
  const [mail, { isLoading }] = useMailDomainProofMutation();
  const [mailbox, setMailbox] = useState<AdministrativeMailbox>('admin');
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await mail({ organizationId, id: domain.id, mailDomainProofDto: { mailbox } }).unwrap();
    } catch (error) {
      return setTrouble([{ message: problemText(error) }]);
    }
    onClose();
    toast({ title: 'Success', description: `A link is on its way to ${mailbox}@${domain.name}.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Prove by mail"
      description="Whoever reads this mailbox confirms with a link that works for three days. A link that we sent before works no more."
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="Nothing was sent." errors={trouble} />
        <Field id="mailbox" label="Mailbox" hint="Only administrators of a domain are given these addresses.">
          <NativeSelect
            options={mailboxes.map((value) => ({ value, label: `${value}@${domain.name}` }))}
            value={mailbox}
            onChange={({ target }) => setMailbox(target.value as AdministrativeMailbox)}
          />
        </Field>
        <FormActions submit="Send Link" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
