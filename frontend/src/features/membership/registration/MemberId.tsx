import { CopyButton } from '@/ui/CopyButton';

export function MemberId({ memberId }: { memberId: string | null }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 className="text-ink-2 text-sm">Member ID</h2>
        <p className="mt-1 font-semibold text-2xl tabular-nums tracking-tight">{memberId ?? 'Processing...'}</p>
      </div>
      {memberId && <CopyButton value={memberId} what="member ID" />}
    </div>
  );
}
