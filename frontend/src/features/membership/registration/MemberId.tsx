import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { toast } from '@/ui/toast';

const feedback = 2000;

export function MemberId({ memberId }: { memberId: string | null }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(memberId ?? '');
      setCopied(true);
    } catch {
      toast({ title: 'Copy Failed', description: 'Please select the member ID and copy it.', variant: 'destructive' });
    }
  };

  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 className="text-ink-2 text-sm">Member ID</h2>
        <p className="mt-1 font-semibold text-2xl tabular-nums tracking-tight">{memberId ?? 'Processing...'}</p>
      </div>
      {memberId && (
        <Button variant="secondary" onClick={copy}>
          {isCopied && <Icon name="check" className="size-4.5" />}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy member ID'}</span>
        </Button>
      )}
    </div>
  );
}
