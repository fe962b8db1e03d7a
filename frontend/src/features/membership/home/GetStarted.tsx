import { useGetImpactQuery } from '@alliance/api-client/innovation';
import { useViewer } from '@alliance/api-client/viewer';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

/** Three steps, each done when the data says so. */
export function GetStarted({ isMounted }: { isMounted: (path: string) => boolean }) {
  const { viewer } = useViewer();
  const { data: impact } = useGetImpactQuery();
  const titleId = useId();
  const steps = [
    {
      page: '/profile',
      title: 'Complete your profile',
      text: 'Your name and your organization, so that partners know who you are.',
      done: Boolean(viewer?.firstName && viewer.lastName && viewer.organizations.length > 0),
    },
    {
      page: '/problems',
      title: 'Explore problems',
      text: 'Find one that you can solve, or submit your own.',
      done: Boolean(impact && impact.problemsSubmitted + impact.solutionsProposed > 0),
    },
    {
      page: '/projects',
      title: 'Join a project',
      text: 'Bring a problem and a solution together with other members.',
      done: Boolean(impact && impact.activeProjects > 0),
    },
  ];

  return (
    <Card as="section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          Get Started
        </h2>
        <p className="text-ink-3 text-sm tabular-nums">
          {steps.filter(({ done }) => done).length} of {steps.length} done
        </p>
      </div>
      <ol aria-labelledby={titleId} className="mt-4 grid gap-4">
        {steps.map(({ page, title, text, done }, index) => (
          <li key={page} className="flex gap-3">
            <span
              className={classes(
                'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full font-semibold text-xs',
                done ? 'bg-success-soft text-success' : 'border border-line-strong text-ink-2',
              )}
            >
              {done ? <Icon name="check" className="size-4" /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <div className="min-w-0">
              <p className="font-medium">
                {isMounted(page) && !done ? (
                  <Link to={page} className="rounded-sm text-brand underline underline-offset-4">
                    {title}
                  </Link>
                ) : (
                  title
                )}
                {done && <span className="sr-only"> (done)</span>}
              </p>
              <p className="text-ink-2 text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
