import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import {
  type AdminInvitationDto,
  type AdministratorDto,
  type AdminRole,
  useListAdministratorsQuery,
} from '@alliance/api-client/administrators';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Proofs } from '@/features/shared/security/Proofs';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { type Column, DenseTable } from '@/ui/browse/OperatorTable';
import { DateText, MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { adminRoleLabels } from './admin-roles';

const InviteAdministratorDialog = laterDialog(() => import('./InviteAdministratorDialog'));
const ChangeAdminRoleDialog = laterDialog(() => import('./ChangeAdminRoleDialog'));
const RemoveAdministratorDialog = laterDialog(() => import('./RemoveAdministratorDialog'));
const RevokeInvitationDialog = laterDialog(() => import('./RevokeInvitationDialog'));

type Opened =
  | { deed: 'invite'; email?: string; role?: AdminRole }
  | { deed: 'role' | 'remove'; administrator: AdministratorDto }
  | { deed: 'revoke'; invitation: AdminInvitationDto };

/** Who runs the alliance, and who is invited to. */
export default function AdministratorsPage() {
  const { data, error, isFetching, refetch } = useListAdministratorsQuery();
  const { data: viewer } = useGetCurrentAdminQuery();
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  return (
    <>
      <Proofs />
      <PageHeader
        title="Administrators"
        description="Who runs the alliance. A super admin may do everything here; an operator sees and repairs mail, and answers requests for help and onboarding calls. All super admins are told by mail when somebody comes, goes or changes."
        actions={<Button onClick={() => open({ deed: 'invite' })}>Invite Administrator</Button>}
      />
      {data ? (
        <>
          <DenseTable
            label="Administrators"
            columns={columnsOf(viewer?.username, open)}
            items={data.administrators}
            isWhole
          />
          {data.invitations.length > 0 && (
            <div className="mt-8">
              <h2 className="mb-3 text-xl">Invitations</h2>
              <DenseTable label="Invitations" columns={invitationColumns(open)} items={data.invitations} isWhole />
            </div>
          )}
        </>
      ) : error ? (
        <LoadFailure what="The list" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-40" />
      )}
      {opened?.deed === 'invite' && (
        <InviteAdministratorDialog email={opened.email} role={opened.role} onClose={close} />
      )}
      {opened?.deed === 'role' && <ChangeAdminRoleDialog administrator={opened.administrator} onClose={close} />}
      {opened?.deed === 'remove' && <RemoveAdministratorDialog administrator={opened.administrator} onClose={close} />}
      {opened?.deed === 'revoke' && <RevokeInvitationDialog invitation={opened.invitation} onClose={close} />}
    </>
  );
}

type Open = (opened: Opened) => void;

const columnsOf = (self: string | undefined, open: Open): readonly Column<AdministratorDto>[] => [
  {
    label: 'Username',
    cell: ({ username }) => (
      <span className="font-medium [overflow-wrap:anywhere]">
        {username}
        {username === self && ' (you)'}
      </span>
    ),
  },
  { label: 'Address', wraps: 'sentence', isUnderFirst: true, cell: ({ email }) => email },
  { label: 'Role', cell: ({ role }) => adminRoleLabels[role] },
  {
    label: 'Second factor',
    cell: ({ hasSecondFactor }) => (
      <Badge tone={hasSecondFactor ? 'green' : 'yellow'}>{hasSecondFactor ? 'Set up' : 'None yet'}</Badge>
    ),
  },
  { label: 'Since', cell: ({ createdAt }) => <DateText at={createdAt} /> },
  {
    label: 'Change',
    cell: (administrator) =>
      administrator.isOfEnvironment ? (
        <span className="text-ink-3 text-xs">By the environment</span>
      ) : administrator.username === self ? (
        <span className="text-ink-3 text-xs">By another super admin</span>
      ) : (
        <span className="flex gap-4">
          <Act
            about={`Change the role of ${administrator.username}`}
            onClick={() => open({ deed: 'role', administrator })}
          >
            Change role
          </Act>
          <Act about={`Remove ${administrator.username}`} onClick={() => open({ deed: 'remove', administrator })}>
            Remove
          </Act>
        </span>
      ),
  },
];

const invitationColumns = (open: Open): readonly Column<AdminInvitationDto>[] => [
  { label: 'Address', cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span> },
  { label: 'Role', isUnderFirst: true, cell: ({ role }) => adminRoleLabels[role] },
  { label: 'Mailed', cell: ({ sentAt }) => <MomentText at={sentAt} /> },
  {
    label: 'Works until',
    cell: ({ expiresAt }) =>
      new Date(expiresAt) > new Date() ? <MomentText at={expiresAt} /> : <Badge tone="yellow">Expired</Badge>,
  },
  {
    label: 'Change',
    cell: (invitation) => (
      <span className="flex gap-4">
        <Act
          about={`Invite ${invitation.email} again`}
          onClick={() => open({ deed: 'invite', email: invitation.email, role: invitation.role })}
        >
          Invite again
        </Act>
        <Act
          about={`Take back the invitation of ${invitation.email}`}
          onClick={() => open({ deed: 'revoke', invitation })}
        >
          Take back
        </Act>
      </span>
    ),
  },
];

function Act({ about, onClick, children }: { about: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={about}
      onClick={onClick}
      className="min-h-9 text-brand underline underline-offset-4"
    >
      {children}
    </button>
  );
}
