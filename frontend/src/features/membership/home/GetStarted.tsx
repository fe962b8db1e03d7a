import { useGetImpactQuery } from '@alliance/api-client/innovation';
import type { Viewer } from '@alliance/api-client/viewer';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { useIsMounted } from '@/ui/routing';
import { useRemembered } from './useRemembered';

interface GetStartedProps {
  viewer: Viewer;
}

/** The first steps, each done when the data says so; what there is no page for is none. Folds away when all are, and when the person wants it. */
export function GetStarted({ viewer }: GetStartedProps) {
  const isMounted = useIsMounted();
  const { data: impact, isLoading } = useGetImpactQuery();
  const [choice, remember] = useRemembered(viewer.id, 'get-started');
  const titleId = useId();
  const steps = stepsOf(viewer, impact).filter(({ page, done }) => done || isMounted(page));
  const done = steps.filter((step) => step.done).length;
  const isOpen = choice ? choice === 'open' : done < steps.length;

  // What is about to fold away is not shown first.
  if (isLoading && !choice) return null;
  return (
    <Card as="section" className={classes('print:hidden', !isOpen && 'py-2.5! sm:py-2.5!')}>
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id={titleId} className={classes('mr-auto', isOpen ? 'text-xl' : 'text-base')}>
          Get Started
        </h2>
        <p className="text-ink-3 text-sm tabular-nums">
          {done} of {steps.length} done
        </p>
        <Button
          variant="quiet"
          className="-mr-4"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          onClick={() => remember(isOpen ? 'folded' : 'open')}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isOpen && (
        <ol aria-labelledby={titleId} className="mt-3 grid gap-4">
          {steps.map(({ page, title, text, done: isDone }, index) => (
            <li key={page} className="flex gap-3">
              <span
                className={classes(
                  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border font-semibold text-xs',
                  isDone ? 'border-transparent bg-success-soft text-success' : 'border-line-strong text-ink-2',
                )}
              >
                {isDone ? <Icon name="check" className="size-4" /> : <span aria-hidden="true">{index + 1}</span>}
              </span>
              <div className="min-w-0">
                <p className="font-medium">
                  {isMounted(page) && !isDone ? (
                    <Link to={page} className="rounded-sm text-brand underline underline-offset-4">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                  {isDone && <span className="sr-only"> (done)</span>}
                </p>
                <p className="text-ink-2 text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

const stepsOf = (viewer: Viewer, impact: ReturnType<typeof useGetImpactQuery>['data']) => [
  {
    page: '/profile',
    title: 'Complete your profile',
    text: 'Your name and your organization, so that partners know who you are.',
    done: Boolean(viewer.firstName && viewer.lastName && viewer.organizations.length > 0),
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
    done: Boolean(impact && impact.projects > 0),
  },
];
