import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import { useRegisterMemberMutation } from '@alliance/api-client/membership';
import type { ApiError } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';

/** What the form would send; the mail goes to whoever tries it, where their address can take mail. */
const canned = (address: string | undefined) => ({
  organizationType: 'startup' as const,
  organizationName: `Test Organization ${new Date().toISOString().slice(0, 19).replace('T', ' ')}`,
  website: 'https://test-organization.example',
  organizationLinkedIn: 'https://www.linkedin.com/company/test-organization',
  size: '1-10' as const,
  industry: 'Technology & Software' as const,
  contactName: 'Test Person',
  email: address && /@[^@]+\.[a-z]{2,}$/i.test(address) ? address : 'test.person@test-organization.example',
  phone: '+254 700 000000',
  contactLinkedIn: 'https://www.linkedin.com/in/test-person',
  role: 'Tester',
  description: 'A registration that a super admin has made to try out the form. It can be deleted.',
  interests: ['Fintech' as const],
  selectedPlan: 'free' as const,
  agreeTerms: true,
  agreeMarketing: false,
});

/** One registration as the form sends it, and what the server says to it. */
export default function TestRegistrationPage() {
  const { data: admin } = useGetCurrentAdminQuery();
  const [register, { isLoading }] = useRegisterMemberMutation();
  const [outcome, setOutcome] = useState<{ title: string; text: string; isFine: boolean }>();

  const send = async () => {
    const args = { registerMemberDto: canned(admin?.email) } as Parameters<typeof register>[0];
    const { data, error } = await register(args);
    if (data) {
      const { token: _, ...shown } = data;
      setOutcome({ title: `SUCCESS: ${data.memberId}`, text: JSON.stringify(shown, null, 2), isFine: true });
      return;
    }
    const { status, problem } = error as ApiError;
    setOutcome({
      title: status ? `ERROR: ${status}` : 'EXCEPTION',
      text: JSON.stringify(problem, null, 2),
      isFine: false,
    });
  };

  return (
    <>
      <PageHeader
        title="Test Registration"
        description="Makes a registration as the form of the membership page does. It can be deleted afterwards."
      />
      <Button onClick={send} pending={isLoading}>
        {isLoading ? 'Registering...' : 'Test Registration'}
      </Button>
      {outcome && (
        <div role="status" className="mt-6">
          <p className={`font-semibold ${outcome.isFine ? 'text-success' : 'text-danger'}`}>{outcome.title}</p>
          <pre className="mt-2 whitespace-pre-wrap rounded-md bg-sunken p-3 text-xs [overflow-wrap:anywhere]">
            {outcome.text}
          </pre>
        </div>
      )}
    </>
  );
}
