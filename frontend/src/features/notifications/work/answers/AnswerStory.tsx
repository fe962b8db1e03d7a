import { useState } from 'react';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import type { AnswerProps } from './AnswerProps';

const AnswerStoryDialog = laterDialog(() => import('./AnswerStoryDialog'));

/** A story names an organization of the viewer: it is read before it is answered. */
export function AnswerStory({ answer: { within }, describedBy, onDone }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        Read and Answer …
      </Button>
      <AnswerStoryDialog open={isOpen} projectId={within.id} onDone={onDone} onClose={() => setOpen(false)} />
    </>
  );
}
