import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import { Navigate } from 'react-router-dom';

/** The address of the administration leads to the first section of whoever asks. */
export default function AdminHomePage() {
  const { data: admin } = useGetCurrentAdminQuery();
  return admin && <Navigate to={admin.role === 'operator' ? '/admin/mail' : '/admin/registrations'} replace />;
}
