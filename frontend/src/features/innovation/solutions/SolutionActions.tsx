import { type SolutionDetailDto, useDiscardSolutionMutation } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { Menu, MenuItem } from '@/ui/Menu';
import { DiscardDraftDialog } from '../forms/DiscardDraftDialog';

const EditSolutionDialog = laterDialog(() => import('./EditSolutionDialog'));
const WithdrawSolutionDialog = laterDialog(() => import('./WithdrawSolutionDialog'));

/** What its organization may do with a solution, beside publishing it. */
export function SolutionActions({ solution }: { solution: SolutionDetailDto }) {
  const [open, setOpen] = useState<'edit' | 'withdraw' | 'discard'>();
  const close = () => setOpen(undefined);
  const { canEdit, canPublish, canWithdraw } = solution;
  if (!canEdit) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      {(canWithdraw || canPublish) && (
        <Menu
          trigger={
            <Button variant="secondary" aria-label="More about this solution">
              More
            </Button>
          }
        >
          {canWithdraw && <MenuItem onSelect={() => setOpen('withdraw')}>Withdraw Solution</MenuItem>}
          {canPublish && <MenuItem onSelect={() => setOpen('discard')}>Discard Draft</MenuItem>}
        </Menu>
      )}
      <EditSolutionDialog open={open === 'edit'} solution={solution} onClose={close} />
      <WithdrawSolutionDialog open={open === 'withdraw'} solution={solution} onClose={close} />
      {open === 'discard' && <DiscardDialog solution={solution} onClose={close} />}
    </>
  );
}

function DiscardDialog({ solution, onClose }: { solution: SolutionDetailDto; onClose: () => void }) {
  const [discard, { isLoading }] = useDiscardSolutionMutation();
  return (
    <DiscardDraftDialog
      discard={() => discard({ id: solution.id }).unwrap()}
      isLoading={isLoading}
      list="/solutions"
      onClose={onClose}
    >
      “{solution.title}” is deleted for good.
    </DiscardDraftDialog>
  );
}
