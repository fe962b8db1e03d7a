import { Button } from './Button';
import { Icon } from './Icon';
import { toast } from './toast';
import { useCopied } from './useCopied';

interface CopyButtonProps {
  value: string;
  /** What is copied, as a sentence says it. */
  what: string;
}

export function CopyButton({ value, what }: CopyButtonProps) {
  const [isCopied, copy] = useCopied(value);

  const send = async () => {
    if (await copy()) return;
    toast({ title: 'Copy Failed', description: `Please select the ${what} and copy it.`, variant: 'destructive' });
  };

  return (
    <Button variant="secondary" onClick={send}>
      {isCopied && <Icon name="check" className="size-4.5" />}
      <span aria-live="polite">{isCopied ? 'Copied' : `Copy ${what}`}</span>
    </Button>
  );
}
