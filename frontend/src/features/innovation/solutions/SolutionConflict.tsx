import { type SolutionDetailDto, useGetSolutionQuery } from '@alliance/api-client/innovation';
import { Overtaken } from '@/features/shared/conflict/Overtaken';
import { valuesOf } from './solution-values';

const names = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  technologyType: 'Technology type',
  readinessLevel: 'Technology readiness level',
  tags: 'Tags',
};

interface SolutionConflictProps {
  /** What this dialog began with. */
  known: SolutionDetailDto;
  onSettled: (newest: SolutionDetailDto) => void;
}

export function SolutionConflict({ known, onSettled }: SolutionConflictProps) {
  const query = useGetSolutionQuery({ id: known.id }, { refetchOnMountOrArgChange: true });
  return (
    <Overtaken noun="solution" names={names} known={known} query={query} valuesOf={valuesOf} onSettled={onSettled} />
  );
}
