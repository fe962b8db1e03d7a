import {
  type OrganizationRecordDetailDto,
  useEraseOrganizationMutation,
  useLiftSuspensionOfOrganizationMutation,
  useSuspendOrganizationMutation,
  useVerifyOrganizationMutation,
} from '@alliance/api-client/records';
import { useState } from 'react';
import { Button, LinkButton } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import type { Act } from './ActDialog';

const ActDialog = laterDialog(() => import('./ActDialog'));

type Deed = 'verify' | 'unverify' | 'suspend' | 'lift' | 'erase';

const labels: Record<Deed, string> = {
  verify: 'Verify',
  unverify: 'Take verification back',
  suspend: 'Suspend',
  lift: 'Lift suspension',
  erase: 'Erase organization',
};

/** What a super admin can do to an organization; each asks why. */
export function OrganizationActs({ organization }: { organization: OrganizationRecordDetailDto }) {
  const [opened, open] = useState<Deed>();
  const acts = useActs(organization);
  const { verifiedBy, state } = organization;
  const deeds: Deed[] = [
    ...(verifiedBy === 'domain' ? [] : [verifiedBy ? ('unverify' as const) : ('verify' as const)]),
    state === 'suspended' ? 'lift' : 'suspend',
    'erase',
  ];
  return (
    <>
      {deeds.map((deed) => (
        <Button key={deed} variant={deed === 'erase' ? 'danger' : 'secondary'} onClick={() => open(deed)}>
          {labels[deed]}
        </Button>
      ))}
      <LinkButton variant="secondary" to={`/admin/organizations/merge?goes=${organization.id}`}>
        Merge into another
      </LinkButton>
      {opened && (
        <ActDialog act={acts[opened]} draft={`${opened}:${organization.id}`} onClose={() => open(undefined)} />
      )}
    </>
  );
}

function useActs({ id, name }: OrganizationRecordDetailDto): Record<Deed, Act> {
  const [verify] = useVerifyOrganizationMutation();
  const [suspend] = useSuspendOrganizationMutation();
  const [lift] = useLiftSuspensionOfOrganizationMutation();
  const [erase] = useEraseOrganizationMutation();
  return {
    verify: {
      title: `Verify ${name}`,
      follows: 'Others see that it is who it says. Its owners and admins are told by mail, with the reason.',
      submit: 'Verify',
      submitting: 'Verifying...',
      send: async ({ reason }) => {
        await verify({ id, verifyOrganizationDto: { reason, isVerified: true } }).unwrap();
        return `${name} is shown as verified.`;
      },
    },
    unverify: {
      title: `Take the verification of ${name} back`,
      follows: 'Others see it as not verified. Its owners and admins are told by mail, with the reason.',
      submit: 'Take Back',
      submitting: 'Taking back...',
      isDangerous: true,
      send: async ({ reason }) => {
        await verify({ id, verifyOrganizationDto: { reason, isVerified: false } }).unwrap();
        return `${name} is shown as verified no more.`;
      },
    },
    suspend: {
      title: `Suspend ${name}`,
      follows:
        'Its people can sign in, read and take their data away, and write nothing for it. The directory does not list it, and nothing new is sent to it. They are told by mail, with the reason.',
      submit: 'Suspend',
      submitting: 'Suspending...',
      isDangerous: true,
      send: async ({ reason }) => {
        await suspend({ id, actReasonDto: { reason } }).unwrap();
        return `${name} is suspended.`;
      },
    },
    lift: {
      title: `Lift the suspension of ${name}`,
      follows: 'Its people act for it again in the roles that they have, and others find it. They are told by mail.',
      submit: 'Lift Suspension',
      submitting: 'Lifting...',
      send: async ({ reason }) => {
        await lift({ id, actReasonDto: { reason } }).unwrap();
        return `${name} is suspended no more.`;
      },
    },
    erase: {
      title: `Erase ${name}`,
      follows:
        'For good: nobody belongs to it any more, its open problems close, its projects end or go to a partner, its connections and domains end, and what it pays for is not renewed. Invoices stay. Its people are told by mail, with the reason.',
      submit: 'Erase Organization',
      submitting: 'Erasing...',
      isDangerous: true,
      typed: { label: 'Name of the organization', text: name },
      send: async ({ reason, confirmation }) => {
        await erase({ id, eraseOrganizationDto: { reason, confirmation } }).unwrap();
        return `${name} has left the alliance.`;
      },
    },
  };
}
