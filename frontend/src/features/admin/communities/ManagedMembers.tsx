import { type ManagedMemberDto, useBrowseManagedMembersInfiniteQuery } from '@alliance/api-client/management';
import { useState } from 'react';
import { tierNames } from '@/content/tiers';
import { communityRoleLabels } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { SearchBox } from '@/ui/SearchBox';
import { optionsOf } from './managed-words';

const GiveRoleDialog = laterDialog(() => import('./GiveRoleDialog'));

const columnsOf = (assign: (member: ManagedMemberDto) => void): readonly Column<ManagedMemberDto>[] => [
  { label: 'Name', wraps: true, cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    label: 'Community role',
    isUnderFirst: true,
    cell: ({ role, canPost }) => (
      <>
        {communityRoleLabels[role]} {!canPost && <Badge tone="yellow">Reads only</Badge>}
      </>
    ),
  },
  {
    label: 'Assign',
    cell: (member) => (
      <Button variant="quiet" aria-label={`Assign a role to ${member.name}`} onClick={() => assign(member)}>
        Assign Role
      </Button>
    ),
  },
  { label: 'Organization', wraps: true, cell: ({ organizationName }) => organizationName ?? '–' },
  { label: 'Tier', cell: ({ membershipTier }) => (membershipTier ? tierNames[membershipTier] : '–') },
  { label: 'E-mail', cell: ({ email }) => email },
  { label: 'Joined', cell: ({ joinedAt }) => <DateText at={joinedAt} /> },
  { label: 'Last active', cell: ({ lastActiveAt }) => (lastActiveAt ? <DateText at={lastActiveAt} /> : '–') },
  { label: 'Contributions', isFigure: true, cell: ({ contributions }) => contributions },
];

/** Who belongs to a community, and what each may do there. */
export function ManagedMembers({ slug }: { slug: string }) {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState('');
  const [assigning, setAssigning] = useState<ManagedMemberDto | 'anybody'>();
  const result = useBrowseManagedMembersInfiniteQuery({ slug, search, role });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchBox
          className="min-w-0 flex-1 basis-52"
          label="Search members"
          placeholder="Search by name..."
          value={search}
          onSearch={(text) => setSearch(text.trim().slice(0, 100))}
        />
        <Field label="Community role">
          <NativeSelect
            placeholder="All"
            options={optionsOf(communityRoleLabels)}
            value={role}
            onChange={({ target }) => setRole(target.value)}
          />
        </Field>
        <Button variant="secondary" onClick={() => setAssigning('anybody')}>
          Assign Role
        </Button>
      </div>
      <OperatorTable
        label="Members"
        what="The members"
        columns={columnsOf(setAssigning)}
        result={result}
        empty={
          <EmptyState title="Nobody Found">
            {search || role ? 'Nobody here fits.' : 'Nobody belongs to it: give somebody a role.'}
          </EmptyState>
        }
      />
      {assigning && (
        <GiveRoleDialog
          slug={slug}
          member={assigning === 'anybody' ? undefined : assigning}
          onClose={() => setAssigning(undefined)}
        />
      )}
    </>
  );
}
