import type { ProposalDto } from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { LinkButton } from '@/ui/Button';

interface ProjectButtonProps {
  /** An accepted one. */
  proposal: ProposalDto;
  describedBy: string;
}

/** The way to the project that came of a proposal or, for both sides, to starting it. */
export function ProjectButton({ proposal, describedBy }: ProjectButtonProps) {
  const { id, projectId, problem, solution } = proposal;
  const sides = [problem.submittedBy.id, solution.submittedBy?.id];
  const mayStart = organizationsAs(useViewer().viewer, contributors).some((one) => sides.includes(one.id));
  const start = new URLSearchParams({ proposal: id, problem: problem.id, solution: solution.id ?? '' });
  if (!projectId && !(mayStart && solution.id)) return null;
  return (
    <LinkButton
      to={projectId ? `/projects/${projectId}` : `/projects/start?${start}`}
      variant="secondary"
      aria-describedby={describedBy}
    >
      {projectId ? 'See Project' : 'Start Project'}
    </LinkButton>
  );
}
