import { type MeasureKind, useTakeMeasureMutation } from '@alliance/api-client/communities';
import MeasureDialog from '@/features/shared/communities/MeasureDialog';

interface MemberMeasureDialogProps {
  kind: MeasureKind;
  postId: string;
  authorName: string;
  onClose: () => void;
}

export default function MemberMeasureDialog(props: MemberMeasureDialogProps) {
  const { kind, postId } = props;
  const [take, { isLoading }] = useTakeMeasureMutation();
  return (
    <MeasureDialog
      {...props}
      isLoading={isLoading}
      onTake={(reason) => take({ id: postId, takeMeasureDto: { kind, reason } }).unwrap()}
    />
  );
}
