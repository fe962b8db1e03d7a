import { type SolutionDetailDto, useWithdrawSolutionMutation } from '@alliance/api-client/innovation';
import { ReasonDialog } from '../timeline/ReasonDialog';

interface WithdrawSolutionDialogProps {
  solution: Pick<SolutionDetailDto, 'id' | 'title'>;
  onClose: () => void;
}

export default function WithdrawSolutionDialog({ solution, onClose }: WithdrawSolutionDialogProps) {
  const [withdraw, { isLoading }] = useWithdrawSolutionMutation();
  return (
    <ReasonDialog
      subject={solution}
      title="Withdraw solution"
      action="Withdraw Solution"
      pending="Withdrawing..."
      done="Solution withdrawn. It is a draft again."
      follows="It is a draft again, which your organization alone sees. Where nobody has decided on it, it is no longer proposed."
      isLoading={isLoading}
      send={(reason) => withdraw({ id: solution.id, reasonDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
