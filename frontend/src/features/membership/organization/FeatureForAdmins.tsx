import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import { FeatureButton } from '@/features/shared/feature/FeatureButton';

/** What a super admin who looks at an organization's page can do there; nothing for anybody else. */
export default function FeatureForAdmins(props: Parameters<typeof FeatureButton>[0]) {
  const { currentData: admin } = useGetCurrentAdminQuery();
  return admin?.role === 'super-admin' && <FeatureButton {...props} />;
}
