import type { ProjectDetailDto, ProjectGateDto } from '@alliance/api-client/projects';
import { Link } from 'react-router-dom';
import { projectPhaseLabels } from '@/content/labels';
import { buttonClasses } from '@/ui/buttonClasses';
import { Strip } from '@/ui/Strip';
import { missingAt } from './gate-words';

interface ProjectStripProps {
  project: ProjectDetailDto;
  gates?: readonly ProjectGateDto[];
}

/** What of a project needs its organizations now; nothing where nothing does. */
export function ProjectStrip({ project, gates }: ProjectStripProps) {
  const { canLead, canWork, waitingRequests: waiting, status } = project;
  if (waiting > 0)
    return (
      <Strip
        action={
          <Link to="?tab=team" className={buttonClasses({})}>
            Answer
          </Link>
        }
      >
        {waiting === 1 ? 'One organization asks' : `${waiting} organizations ask`} to join this project.
      </Strip>
    );
  const next = gates?.find(({ isNext }) => isNext);
  if (!next || !canWork || status === 'on-hold') return null;
  const missing = missingAt(next);
  if (missing.length > 0)
    return (
      <Strip>
        The gate to {projectPhaseLabels[next.phase]} still asks for {missing.length}{' '}
        {missing.length === 1 ? 'thing' : 'things'}: {missing[0]?.label.toLowerCase()} first.
      </Strip>
    );
  return canLead ? (
    <Strip>All is there for the gate to {projectPhaseLabels[next.phase]}. It is yours to open.</Strip>
  ) : null;
}
