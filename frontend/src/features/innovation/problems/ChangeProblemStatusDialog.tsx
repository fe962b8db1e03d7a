import {
  type IndustryProblemDetailDto,
  useCloseProblemMutation,
  useReopenProblemMutation,
  useSolveProblemMutation,
  useWithdrawProblemMutation,
} from '@alliance/api-client/innovation';
import { useOverdue } from '../answers/useOverdue';
import { ReasonDialog } from '../timeline/ReasonDialog';
import { statusSteps } from './status-steps';

interface ChangeProblemStatusDialogProps {
  problem: Pick<IndustryProblemDetailDto, 'id' | 'title'>;
  to: (typeof statusSteps)[number]['to'];
  onClose: () => void;
}

export default function ChangeProblemStatusDialog({ problem, to, onClose }: ChangeProblemStatusDialogProps) {
  const ways = {
    open: useReopenProblemMutation(),
    solved: useSolveProblemMutation(),
    closed: useCloseProblemMutation(),
    withdrawn: useWithdrawProblemMutation(),
  };
  const [change, { isLoading }] = ways[to];
  const { heed } = useOverdue();
  const step = statusSteps.find((one) => one.to === to) as (typeof statusSteps)[number];
  return (
    <ReasonDialog
      {...step}
      subject={problem}
      isLoading={isLoading}
      send={(reason) =>
        change({ id: problem.id, reasonDto: { reason } })
          .unwrap()
          .catch((error: unknown) => {
            heed(error);
            throw error;
          })
      }
      onClose={onClose}
    />
  );
}
