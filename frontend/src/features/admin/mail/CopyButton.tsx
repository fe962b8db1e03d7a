import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

const shownFor = 2000;

/** Copies a text, and says so for two seconds. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ title: `${label} copied to clipboard` });
    } catch {
      toast({ title: 'Not copied', description: 'The browser does not allow it.', variant: 'destructive' });
    }
  };

  return (
    <Button variant="quiet" onClick={copy} aria-label={`Copy ${label}`}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
