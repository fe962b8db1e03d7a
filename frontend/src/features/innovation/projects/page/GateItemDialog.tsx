import { problemText } from '@alliance/api-client/problem';
import {
  type GateItemDto,
  type ProjectPhase,
  useClearGateItemMutation,
  useTickGateItemMutation,
} from '@alliance/api-client/projects';
import { useState } from 'react';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { GateConflict } from './GateConflict';
import { GateFiles, type SaidAtGate } from './GateFiles';

interface GateItemDialogProps {
  projectId: string;
  phase: ProjectPhase;
  item: GateItemDto;
  onClose: () => void;
}

/** Says what shows that something a gate asks for is there; or that it is not after all. */
export default function GateItemDialog({ projectId, phase, item, onClose }: GateItemDialogProps) {
  const [tick, { isLoading }] = useTickGateItemMutation();
  const [clear, clearing] = useClearGateItemMutation();
  const [base, setBase] = useState(item);
  const [isOvertaken, setOvertaken] = useState(false);
  const at = { id: projectId, phase, item: item.key };
  const tickedAt = base.tickedAt ?? undefined;

  const send = async (said: SaidAtGate) => {
    try {
      await tick({ ...at, tickGateItemDto: { ...said, tickedAt } }).unwrap();
    } catch (error) {
      setOvertaken(isOvertakenBy(error));
      throw error;
    }
  };

  const remove = async () => {
    try {
      await clear({ ...at, tickedAt }).unwrap();
    } catch (error) {
      setOvertaken(isOvertakenBy(error));
      toast({ title: 'Not cleared', description: problemText(error), variant: 'destructive' });
      return;
    }
    onClose();
    toast({ title: 'Success', description: 'Evidence cleared.' });
  };

  return (
    <TextsDialog<SaidAtGate>
      title={item.label}
      description={item.hint}
      draft={`gate-item:${projectId}:${item.key}`}
      texts={[
        {
          name: 'note',
          label: 'Evidence',
          hint: 'Read by who works on the project. Others see that it is there.',
          required: 'Say what shows it',
          max: 2000,
          as: 'lines',
        },
      ]}
      values={{ note: item.note ?? '', fileIds: item.files.map(({ id }) => id) }}
      submit="Save Evidence"
      submitting="Saving..."
      isLoading={isLoading || clearing.isLoading}
      done="Evidence saved."
      send={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          {isOvertaken && (
            <GateConflict
              projectId={projectId}
              known={base}
              form={form}
              onSettled={(newest) => {
                setBase(newest);
                setOvertaken(false);
              }}
            />
          )}
          {base.isTicked && (
            <p>
              <Button variant="secondary" pending={clearing.isLoading} onClick={remove}>
                Clear Evidence
              </Button>
            </p>
          )}
          <GateFiles projectId={projectId} needed={item.needsFile} form={form} />
        </>
      )}
    </TextsDialog>
  );
}
