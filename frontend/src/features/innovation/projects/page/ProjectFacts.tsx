import type { ProjectDetailDto } from '@alliance/api-client/projects';
import { Link } from 'react-router-dom';
import { Facts } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { DateText, DayText } from '@/ui/DateText';
import { inFull } from '@/ui/money';
import { ProgressBar } from '@/ui/UsageBar';

const linked = 'underline underline-offset-4 hover:text-brand';

/** What there is to know of a project at a glance; what it has to spend where its reader works on it. */
export function ProjectFacts({ project }: { project: ProjectDetailDto }) {
  const { progress, budget, budgetCurrency, budgetUsd, spent, problem, solution } = project;
  const { estimatedValue, estimatedValueCurrency, estimatedValueUsd } = project;
  const { startDate, estimatedCompletion, actualCompletion, createdAt, updatedAt } = project;
  return (
    <Card className="self-start">
      <h2 className="mb-4 text-lg">Details</h2>
      {progress !== null && (
        <div className="mb-4">
          <p className="mb-1.5 flex justify-between text-ink-2 text-sm">
            Progress <span className="font-medium text-ink tabular-nums">{progress}%</span>
          </p>
          <ProgressBar done={progress} total={100} />
        </div>
      )}
      <Facts
        facts={[
          [
            'Problem',
            problem && (
              <Link key="problem" to={`/problems/${problem.id}`} className={linked}>
                {problem.title}
              </Link>
            ),
          ],
          [
            'Solution',
            solution && (
              <Link key="solution" to={`/solutions/${solution.id}`} className={linked}>
                {solution.title}
              </Link>
            ),
          ],
          ['Budget', budget && budgetCurrency && inFull(budget, budgetCurrency)],
          ['Budget in US dollars', budgetCurrency !== 'USD' && budgetUsd && `about ${inFull(budgetUsd, 'USD')}`],
          ['Spent', spent && budgetCurrency && inFull(spent, budgetCurrency)],
          [
            'Estimated value',
            estimatedValue && estimatedValueCurrency && inFull(estimatedValue, estimatedValueCurrency),
          ],
          [
            'Value in US dollars',
            estimatedValueCurrency !== 'USD' && estimatedValueUsd && `about ${inFull(estimatedValueUsd, 'USD')}`,
          ],
          ['Starts', startDate && <DayText key="starts" on={startDate} />],
          ['Estimated completion', estimatedCompletion && <DayText key="due" on={estimatedCompletion} />],
          ['Completed', actualCompletion && <DayText key="completed" on={actualCompletion} />],
          ['Created', <DateText key="created" at={createdAt} />],
          ['Updated', <DateText key="updated" at={updatedAt} />],
        ]}
      />
    </Card>
  );
}
