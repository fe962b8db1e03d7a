import { LinkButton } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';

/** What is said of an address of the administration where nothing is. */
export function AdminNotFound() {
  return (
    <>
      <PageHeader
        title="404 Page Not Found"
        description="There is nothing at this address of the administration. It may have moved, or the link was cut short."
      />
      <LinkButton to="/admin">To the first section</LinkButton>
    </>
  );
}
