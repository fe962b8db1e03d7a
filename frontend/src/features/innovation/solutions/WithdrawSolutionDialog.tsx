import { type SolutionDetailDto, useWithdrawSolutionMutation } from '@alliance/api-client/innovation';
import WordsDialog from '@/ui/WordsDialog';

interface WithdrawSolutionDialogProps {
  solution: Pick<SolutionDetailDto, 'id' | 'title'>;
  onClose: () => void;
}

export default function WithdrawSolutionDialog({ solution, onClose }: WithdrawSolutionDialogProps) {
  const { id, title } = solution;
  const [withdraw, { isLoading }] = useWithdrawSolutionMutation();
  return (
    <WordsDialog
      draft={`withdraw-solution:${id}`}
      title="Withdraw solution"
      description={`“${title}”. It is a draft again, which your organization alone sees. Where nobody has decided on it, it is no longer proposed.`}
      hint="Everybody who sees it reads this in its activity."
      required="Please say why"
      submit="Withdraw Solution"
      submitting="Withdrawing..."
      done="Solution withdrawn. It is a draft again."
      isLoading={isLoading}
      onSend={(reason) => withdraw({ id, reasonDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
