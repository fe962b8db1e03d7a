import { useEffect, useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { toast } from './toast';

const feedback = 2000;

interface CopyButtonProps {
  value: string;
  /** What is copied, as a sentence says it. */
  what: string;
}

export function CopyButton({ value, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast({ title: 'Copy Failed', description: `Please select the ${what} and copy it.`, variant: 'destructive' });
    }
  };

  return (
    <Button variant="secondary" onClick={copy}>
      {isCopied && <Icon name="check" className="size-4.5" />}
      <span aria-live="polite">{isCopied ? 'Copied' : `Copy ${what}`}</span>
    </Button>
  );
}
