import { useViewer } from '@alliance/api-client/viewer';
import { PageHeader } from '@/ui/PageHeader';

export default function MemberHomePage() {
  const { viewer } = useViewer();
  return <PageHeader title={`Welcome back, ${viewer?.firstName}!`} />;
}
