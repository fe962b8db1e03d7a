import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { useCopied } from '@/ui/useCopied';

/** Copies a setting, and says which. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, copy] = useCopied(text);

  const send = async () => {
    if (await copy()) toast({ title: `${label} copied to clipboard` });
    else toast({ title: 'Not copied', description: 'The browser does not allow it.', variant: 'destructive' });
  };

  return (
    <Button variant="quiet" onClick={send} aria-label={`Copy ${label}`}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
