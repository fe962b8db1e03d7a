import { type IndustryProblemDetailDto, useGetProblemQuery } from '@alliance/api-client/innovation';
import { Overtaken } from '@/features/shared/conflict/Overtaken';
import { fieldNames, valuesOf } from './compose-values';

interface EditConflictProps {
  /** What this page began with. */
  known: IndustryProblemDetailDto;
  onSettled: (newest: IndustryProblemDetailDto) => void;
  /** Whether a draft was being saved by itself. */
  whileTyping: boolean;
}

export function EditConflict({ known, ...rest }: EditConflictProps) {
  const query = useGetProblemQuery({ id: known.id }, { refetchOnMountOrArgChange: true });
  return <Overtaken noun="problem" names={fieldNames} known={known} query={query} valuesOf={valuesOf} {...rest} />;
}
