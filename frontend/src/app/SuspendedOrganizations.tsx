import { useKnownViewer } from '@alliance/api-client/viewer';
import { allOf } from '@/ui/in-words';

/** Says over every page why the viewer can write nothing for an organization of theirs. */
export function SuspendedOrganizations() {
  const { viewer } = useKnownViewer();
  const suspended = (viewer?.organizations ?? []).filter(({ organization }) => organization.isSuspended);
  if (suspended.length === 0) return null;
  const [are, them] = suspended.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return (
    <section
      aria-label="Suspended"
      className="mb-8 rounded-lg border border-line-strong bg-sunken p-4 [overflow-wrap:anywhere] print:hidden"
    >
      {allOf(suspended.map(({ organization }) => organization.name))} {are} suspended. You can read, and take your data
      away; nothing can be written for {them} until that is lifted. We have mailed you why.
    </section>
  );
}
