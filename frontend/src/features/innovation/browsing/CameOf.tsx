import type { ProjectLinkDto } from '@alliance/api-client/innovation';
import { Link } from 'react-router-dom';
import { ProjectPhaseBadge } from '../badges';

/** The projects that came of a problem or a solution. */
export function CameOf({ projects = [] }: { projects?: readonly ProjectLinkDto[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="came-of" className="mt-8">
      <h2 id="came-of" className="mb-3 text-lg">
        What came of it
      </h2>
      <ul className="flex flex-col gap-2">
        {projects.map(({ id, name, phase }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link to={`/projects/${id}`} className="rounded-sm font-medium hover:text-brand">
              {name}
            </Link>
            <ProjectPhaseBadge phase={phase} />
          </li>
        ))}
      </ul>
    </section>
  );
}
