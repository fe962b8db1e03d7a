import { useState } from 'react';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import type { AnswerProps } from './AnswerProps';

const DecideValueDialog = laterDialog(() => import('./DecideValueDialog'));

/** A value of a partner is confirmed or disputed by who has read it. */
export function DecideValue({ id, describedBy, onDone }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        Decide …
      </Button>
      <DecideValueDialog open={isOpen} id={id} onDone={onDone} onClose={() => setOpen(false)} />
    </>
  );
}
