import { useViewer } from '@alliance/api-client/viewer';
import { Navigate } from 'react-router-dom';
import { peopleOf } from '@/features/shared/OrganizationNavigation';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import JoinOffers from '../join-requests/JoinOffers';

/** Leads to the people of the viewer's first organization. */
export default function PeopleEntryPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  const [first] = viewer.organizations;
  if (first) return <Navigate to={peopleOf(first.organization.id)} replace />;
  return (
    <>
      <PageHeader title="People" />
      <JoinOffers />
      <EmptyState title="You belong to no organization">
        Register one, or ask an owner or admin of yours to invite you by mail.
      </EmptyState>
    </>
  );
}
