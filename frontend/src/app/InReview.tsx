import { useKnownViewer } from '@alliance/api-client/viewer';

/** What somebody should know whose organization may not act yet. */
export function InReview() {
  const { viewer } = useKnownViewer();
  const waiting = (viewer?.organizations ?? []).filter(({ organization }) => organization.awaitsReview);
  if (waiting.length === 0) return null;
  const names = waiting.map(({ organization }) => organization.name).join(', ');
  return (
    <p
      role="note"
      className="mb-8 rounded-lg border border-line-strong bg-sunken p-4 text-sm [overflow-wrap:anywhere] print:hidden"
    >
      <strong className="font-semibold">{names}</strong> {waiting.length === 1 ? 'waits' : 'wait'} for the alliance to
      look at the registration. Until it was approved you may look around and read; we write to you then.
    </p>
  );
}
