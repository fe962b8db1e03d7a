import {
  type IndustryProblemDetailDto,
  useCloseProblemMutation,
  useReopenProblemMutation,
  useSolveProblemMutation,
  useWithdrawProblemMutation,
} from '@alliance/api-client/innovation';
import WordsDialog from '@/ui/WordsDialog';
import { useOverdue } from '../answers/useOverdue';
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
  const { title, follows, action, pending, done } = statusSteps.find(
    (one) => one.to === to,
  ) as (typeof statusSteps)[number];
  return (
    <WordsDialog
      draft={`problem-${to}:${problem.id}`}
      title={title}
      description={`“${problem.title}”. ${follows}`}
      hint="Everybody who sees it reads this in its activity."
      required="Please say why"
      submit={action}
      submitting={pending}
      done={done}
      isLoading={isLoading}
      onSend={(reason) =>
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
