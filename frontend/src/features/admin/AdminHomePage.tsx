import { Navigate } from 'react-router-dom';

/** The address of the administration leads to its first section. */
export default function AdminHomePage() {
  return <Navigate to="/admin/payments" replace />;
}
