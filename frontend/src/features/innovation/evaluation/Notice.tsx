import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';

interface NoticeProps {
  title: string;
  children: ReactNode;
  action?: string;
  onAction?: () => void;
}

/** What has come to stand otherwise while somebody was at work here. */
export function Notice({ title, children, action, onAction }: NoticeProps) {
  return (
    <section role="alert" aria-label={title} className="rounded-lg border border-accent bg-accent-soft p-4 text-sm">
      <p className="font-semibold text-base">{title}</p>
      <div className="mt-1">{children}</div>
      {action && (
        <Button variant="secondary" className="mt-3" onClick={onAction}>
          {action}
        </Button>
      )}
    </section>
  );
}
