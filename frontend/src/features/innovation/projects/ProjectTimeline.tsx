import type { ProjectDto, ProjectPhase } from '@alliance/api-client/projects';
import { type ReactNode, useRef } from 'react';
import { projectPhaseLabels } from '@/content/labels';
import { useLineKeys } from '@/ui/browse/line-keys';
import { type Listing, PagedList } from '@/ui/browse/PagedList';
import { calendarDayOf } from '@/ui/in-words';
import { CardSkeletons } from '@/ui/Skeleton';
import { ProjectPhaseBadge } from '../badges';
import { NameLink } from './ProjectLinks';
import { placeIn, type Span, scaleOf, spanOf } from './timeline-span';

const fills: Record<ProjectPhase, string> = {
  planning: 'fill-info',
  sandbox: 'fill-violet',
  pilot: 'fill-yellow',
  scaling: 'fill-accent',
  deployed: 'fill-success',
};

/** Projects over time, each a bar from its beginning to its completion; `j` and `k` go from line to line. */
export default function ProjectTimeline({ result, empty }: Pick<Listing<ProjectDto>, 'result'> & { empty: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null);
  useLineKeys(lines);
  return (
    <div ref={lines}>
      <PagedList
        result={result}
        what="The projects"
        empty={empty}
        waiting={<CardSkeletons label="Loading projects..." />}
      >
        {(items) => <Lines projects={items} />}
      </PagedList>
    </div>
  );
}

function Lines({ projects }: { projects: readonly ProjectDto[] }) {
  const now = Date.now();
  const scale = scaleOf(projects.map(spanOf), now);
  return (
    <div className="rounded-lg border border-line bg-surface">
      <div className="grid gap-4 border-line border-b px-4 pt-2 md:grid-cols-[16rem_minmax(0,1fr)]">
        <p className="hidden text-ink-3 text-xs md:block">Project</p>
        <svg className="h-6 w-full overflow-visible text-xs" aria-hidden="true" focusable="false">
          {scale.marks.map(({ at, label }) => (
            <text key={at} x={placeIn(scale, at)} y="14" className="fill-ink-3 max-lg:even:hidden">
              {label}
            </text>
          ))}
        </svg>
      </div>
      <ul aria-label="The projects over time" data-lines="" className="divide-y divide-line">
        {projects.map((project) => (
          <li
            key={project.id}
            className="grid items-center gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <h2 className="mb-1 text-base leading-snug">
                <NameLink project={project} />
              </h2>
              <ProjectPhaseBadge phase={project.phase} />
              <span className="ml-2 text-ink-2 text-xs">{inWords(project)}</span>
            </div>
            <Bar project={project} scale={scale} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is done of it is full, the rest pale; the thin line is today. */
function Bar({ project, scale, now }: { project: ProjectDto; scale: Span; now: number }) {
  const { from, until } = spanOf(project);
  const done = from + ((until - from) * (project.progress ?? 0)) / 100;
  const width = (end: number) => placeIn({ from: 0, until: scale.until - scale.from }, end - from);
  const x = placeIn(scale, from);
  return (
    <svg className="h-8 w-full" aria-hidden="true" focusable="false">
      <line x1={placeIn(scale, now)} x2={placeIn(scale, now)} y1="0" y2="32" className="stroke-line-strong" />
      <rect x={x} y="10" height="12" rx="3" width={width(until)} className={`${fills[project.phase]} opacity-30`} />
      <rect
        x={x}
        y="10"
        height="12"
        rx="3"
        width={width(done)}
        className={`${fills[project.phase]} forced-colors:fill-[Highlight]`}
      />
    </svg>
  );
}

/** No line ends inside of a date. */
const dayOf = (at: number) => calendarDayOf(at).replaceAll(' ', '\u00a0');

function inWords(project: ProjectDto): string {
  const { from, until } = spanOf(project);
  const end = project.actualCompletion ?? project.estimatedCompletion;
  const how = project.actualCompletion ? 'completed' : 'due';
  return `${dayOf(from)} – ${end ? `${how} ${dayOf(until)}` : 'open'}${
    project.progress === null ? '' : `, ${project.progress}% in ${projectPhaseLabels[project.phase]}`
  }`;
}
