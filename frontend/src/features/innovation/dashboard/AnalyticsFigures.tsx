import type { AnalyticsDto, AnsweredDto } from '@alliance/api-client/dashboard';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import { DataTable } from '@/ui/charts/DataTable';
import { counted } from '@/ui/count';
import { DayText, MomentText } from '@/ui/DateText';
import { inFull } from '@/ui/money';
import { useIsMounted } from '@/ui/routing';
import { FigureLink } from './FigureLink';
import { type Days, periodName } from './periods';

type Series = 'problemViews' | 'solutionViews' | 'proposalsIn' | 'proposalsOut';
type State = AnalyticsDto['value'][number]['state'];
type Side = 'received' | 'made';

const states: Record<State, { label: string; tone: Tone }> = {
  estimated: { label: 'Estimated', tone: 'neutral' },
  claimed: { label: 'Claimed', tone: 'yellow' },
  confirmed: { label: 'Confirmed', tone: 'green' },
  disputed: { label: 'Disputed', tone: 'red' },
};

interface AnalyticsFiguresProps {
  organizationId: string;
  days: Days;
  analytics: AnalyticsDto;
  isTable: boolean;
}

export function AnalyticsFigures({ organizationId, days, analytics, isTable }: AnalyticsFiguresProps) {
  const { periods, mostViewed, proposalsIn, proposalsOut, projects, value, from, asOf } = analytics;
  const isMounted = useIsMounted();
  const worked = `/projects?organization=${organizationId}`;
  const these = `organization=${organizationId}&days=${days}`;
  const proposalsAt = (side: Side) => `/dashboard/proposals?${these}&side=${side}`;
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <OverTime
          title="Views"
          about="How many other organizations looked, each counted once a day for each problem and solution. No person is counted."
          none="Nobody has looked in these days."
          series={{ problemViews: 'Problems', solutionViews: 'Solutions' }}
          periods={periods}
          isTable={isTable}
        />
        <Part title="Most viewed">
          {mostViewed.length === 0 && <p className="mt-3 text-ink-2 text-sm">Nothing was looked at in these days.</p>}
          {mostViewed.length > 0 && (
            <div className="mt-3">
              <DataTable
                caption="Most viewed"
                columns={['Problem or solution', 'Views']}
                rows={mostViewed.map(({ type, id, title, views }) => ({
                  key: id,
                  cells: [
                    <Link key="to" to={`/${type}s/${id}`} className="font-medium hover:text-brand">
                      {title}
                    </Link>,
                    counted(views),
                  ],
                }))}
              />
            </div>
          )}
        </Part>
        <OverTime
          title="Proposals"
          about="By the day they were made. What you proposed to yourselves is left out."
          none="Nothing was proposed in these days."
          series={{ proposalsIn: 'Received', proposalsOut: 'Made' }}
          leadTo={{ proposalsIn: proposalsAt('received'), proposalsOut: proposalsAt('made') }}
          periods={periods}
          isTable={isTable}
        />
        <Part title="Answers">
          <div className="mt-3">
            <DataTable
              caption="How proposals made in these days were answered"
              columns={['Proposals', 'Received', 'Made']}
              rows={answerRows(proposalsIn, proposalsOut, proposalsAt)}
            />
          </div>
          {isMounted('/proposals') && (
            <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
              <Quiet to="/proposals?tab=decide">Proposals to decide</Quiet>
              <Quiet to="/proposals">Your proposals</Quiet>
            </p>
          )}
        </Part>
        <Part title="Projects">
          <div className="mt-3">
            <DataTable
              caption="Projects that you lead or work on"
              columns={['Projects', 'Number']}
              rows={[
                { key: 'all', cells: ['You lead or work on', projectsAt(worked, projects.all)] },
                {
                  key: 'active',
                  cells: [
                    'In sandbox, pilot or scaling',
                    projectsAt(`${worked}&phase=sandbox,pilot,scaling`, projects.active),
                  ],
                },
                { key: 'deployed', cells: ['Deployed', projectsAt(`${worked}&phase=deployed`, projects.deployed)] },
                {
                  key: 'started',
                  cells: ['Begun in these days', projectsAt(`/dashboard/projects?${these}`, projects.started)],
                },
              ]}
            />
          </div>
        </Part>
        <Part title="Value of your projects">
          <div className="mt-3">
            <DataTable
              caption="Value that came in these days, by how it stands"
              columns={['How it stands', 'In US dollars', 'Entries']}
              rows={value.map(({ state, usd, entries }) => ({
                key: state,
                cells: [
                  <Badge key="state" tone={states[state].tone}>
                    {states[state].label}
                  </Badge>,
                  <FigureLink
                    key="rows"
                    to={`/outcomes?organization=${organizationId}&state=${state}&days=${days}`}
                    of={states[state].label.toLowerCase()}
                  >
                    {inFull(usd, 'USD')}
                  </FigureLink>,
                  counted(entries),
                ],
              }))}
            />
          </div>
        </Part>
      </div>
      <p className="text-ink-3 text-sm">
        From <DayText on={from} />, as of <MomentText at={asOf} />. Days are those of UTC; views come in within seconds.
      </p>
    </>
  );
}

const projectsAt = (to: string, count: number) => (
  <FigureLink key="projects" to={to} of={count === 1 ? 'project' : 'projects'}>
    {counted(count)}
  </FigureLink>
);

const Quiet = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="rounded-sm text-brand underline underline-offset-4">
    {children}
  </Link>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" className="min-w-0">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

interface OverTimeProps {
  title: string;
  about: string;
  /** What is said instead of a chart without columns. */
  none: string;
  series: Partial<Record<Series, string>>;
  /** Where the sums of some of them lead. */
  leadTo?: Partial<Record<Series, string>>;
  periods: AnalyticsDto['periods'];
  isTable: boolean;
}

function OverTime({ title, about, none, series, leadTo = {}, periods, isTable }: OverTimeProps) {
  const kinds = Object.keys(series) as Series[];
  const names = Object.values(series);
  const columns = periods.map((period) => ({
    key: period.from,
    label: periodName(period.from, periods.length),
    values: kinds.map((one) => period[one]),
  }));
  const totals = names.map((_, index) => columns.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const says = `${title}: ${names.map((name, index) => `${name} ${counted(totals[index] ?? 0)}`).join(', ')}.`;
  const isEmpty = totals.every((total) => total === 0);
  return (
    <Part title={title}>
      <p className="mt-1 text-ink-2 text-sm">{about}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {names.map((name, index) => (
          <div key={name}>
            <dt className="text-ink-2 text-sm">{name}</dt>
            <dd className="font-semibold text-figure tabular-nums tracking-tight">
              <Sum to={leadTo[kinds[index] as Series]} of={`${title} ${name}`.toLowerCase()}>
                {counted(totals[index] ?? 0)}
              </Sum>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        {isTable ? (
          <DataTable
            caption={title}
            columns={['From', ...names]}
            rows={columns
              .toReversed()
              .map(({ key, label, values }) => ({ key, cells: [label, ...values.map((one) => counted(one))] }))}
          />
        ) : isEmpty ? (
          <p className="text-ink-2 text-sm">{none}</p>
        ) : (
          <ColumnChart says={says} series={names} columns={columns} />
        )}
      </div>
    </Part>
  );
}

const Sum = ({ to, of, children }: { to?: string; of: string; children: string }) =>
  to ? (
    <FigureLink to={to} of={of}>
      {children}
    </FigureLink>
  ) : (
    children
  );

type Figure = 'made' | 'pending' | 'accepted' | 'declined';

/** Each number leads to what it counts, and the time to an answer to those that were answered. */
function answerRows(received: AnsweredDto, made: AnsweredDto, at: (side: Side) => string) {
  const sides = Object.entries({ received, made }) as [Side, AnsweredDto][];
  const row = (figure: Figure, label: string) => {
    const [status, standing] = figure === 'made' ? ['', ''] : [`&status=${figure}`, ` ${label.toLowerCase()}`];
    return {
      key: figure,
      cells: [
        label,
        ...sides.map(([side, { [figure]: count }]) => (
          <FigureLink
            key={side}
            to={`${at(side)}${status}`}
            of={`${count === 1 ? 'proposal' : 'proposals'}${standing}, ${side}`}
          >
            {counted(count)}
          </FigureLink>
        )),
      ],
    };
  };
  return [
    row('made', 'All'),
    row('pending', 'Pending'),
    row('accepted', 'Accepted'),
    row('declined', 'Declined'),
    {
      key: 'median',
      cells: [
        'Median time to an answer',
        ...sides.map(([side, { medianDays }]) =>
          medianDays === null ? (
            '–'
          ) : (
            <FigureLink key={side} to={`${at(side)}&status=accepted,declined`} of={`to an answer, ${side}`}>
              <span className="whitespace-nowrap">{`${counted(medianDays)} ${medianDays === 1 ? 'day' : 'days'}`}</span>
            </FigureLink>
          ),
        ),
      ],
    },
  ];
}
