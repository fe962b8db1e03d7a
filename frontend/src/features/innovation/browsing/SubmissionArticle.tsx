import type { IndustryProblemDto } from '@alliance/api-client/innovation';
import type { ComponentProps, ReactNode } from 'react';
import { categoryLabels, organizationTypeLabels } from '@/content/labels';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Facts, Tags } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';

interface SubmissionArticleProps
  extends Pick<ComponentProps<typeof PageHeader>, 'above' | 'actions'>,
    ComponentProps<typeof Facts> {
  submission: Pick<IndustryProblemDto, 'title' | 'description' | 'category' | 'tags' | 'submittedBy' | 'createdAt'> & {
    updatedAt: string;
  };
  badges: ReactNode;
  /** What of it needs the viewer now. */
  strip?: ReactNode;
  /** Under the facts. */
  footer?: ReactNode;
  /** Beside its brief, each with an address of its own. */
  tabs: ComponentProps<typeof Tabs>['tabs'];
  /** Right under the description. */
  brief?: ReactNode;
}

/** A problem or a solution in full; `facts` are those of its kind alone. */
export function SubmissionArticle(props: SubmissionArticleProps) {
  const { submission, above, actions, badges, strip, facts, footer, tabs, brief } = props;
  const { title, description, tags, submittedBy, category, createdAt, updatedAt } = submission;
  const [tab, setTab] = useAddress('tab');
  return (
    <article>
      <PageHeader above={above} title={title} actions={actions} />
      {strip}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap gap-1.5">{badges}</div>
          <Tabs
            label="About it"
            value={tabs.some(({ value }) => value === tab) ? tab : 'brief'}
            onChange={(value) => setTab(value === 'brief' ? '' : value)}
            tabs={[
              {
                value: 'brief',
                label: 'Brief',
                printed: true,
                content: (
                  <>
                    <p className="max-w-prose whitespace-pre-line text-ink">{description}</p>
                    <div className="mt-6">
                      <Tags tags={tags} />
                    </div>
                    {brief}
                  </>
                ),
              },
              ...tabs,
            ]}
          />
        </div>
        {/* In view as long as all of it has room there. */}
        <Card className="self-start lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:top-20">
          <h2 className="mb-4 text-lg">Details</h2>
          <Facts
            facts={[
              ['Submitted by', <OrganizationLink key="by" organization={submittedBy} />],
              ['Type', organizationTypeLabels[submittedBy.type]],
              ['Category', category && categoryLabels[category]],
              ...facts,
              ['Created', <DateText key="created" at={createdAt} />],
              ['Updated', <DateText key="updated" at={updatedAt} />],
            ]}
          />
          {footer}
        </Card>
      </div>
    </article>
  );
}
