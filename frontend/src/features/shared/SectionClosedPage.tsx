import { LinkButton } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';

/** In the place of every page of a section that those who run the alliance have closed. */
export default function SectionClosedPage({ label }: { label: string }) {
  usePageTitle(label);
  return (
    <PageHeader
      title={label}
      description="This section of the alliance is closed for now. Nothing of yours in it is lost."
      actions={<LinkButton to="/">Home</LinkButton>}
    />
  );
}
