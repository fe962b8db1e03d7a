import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import { Proofs } from '@/features/shared/security/Proofs';
import { SecurityCards } from '@/features/shared/security/SecurityCards';
import { PageHeader } from '@/ui/PageHeader';
import { FactorResetCard } from './FactorResetCard';

/** How somebody signs in who runs the alliance. A factor that is set is kept. */
export default function AdminSecurityPage() {
  const { data: admin } = useGetCurrentAdminQuery();
  return (
    <>
      <Proofs />
      <PageHeader
        title="Security"
        description="How you sign in, and where you are signed in. Once you have a second factor, your account keeps one."
      />
      <div className="flex max-w-2xl flex-col gap-5 md:gap-6">
        <SecurityCards />
        {admin?.role === 'super-admin' && <FactorResetCard />}
      </div>
    </>
  );
}
