import { problemText } from '@alliance/api-client/problem';
import {
  type StoryCardDto,
  useBrowseStoriesInfiniteQuery,
  useFeatureStoryMutation,
} from '@alliance/api-client/stories';
import { Button } from '@/ui/Button';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { compact } from '@/ui/money';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';

const columns: readonly Column<StoryCardDto>[] = [
  {
    label: 'Story',
    wraps: true,
    cell: ({ slug, title }) => (
      <a href={`/stories/${slug}`} className="text-brand underline underline-offset-4">
        {title}
      </a>
    ),
  },
  {
    label: 'Organizations',
    wraps: true,
    cell: ({ organizations }) => organizations.map(({ name }) => name).join(', '),
  },
  { label: 'Confirmed', cell: ({ confirmedUsd }) => compact(confirmedUsd, 'USD') },
  { label: 'Published', cell: ({ publishedAt }) => <DateText at={publishedAt} /> },
  { label: 'Featured', cell: (story) => <FeatureButton story={story} /> },
];

const all = {};

/** Which of the published stories stand before the others. */
export default function StoriesPage() {
  const result = useBrowseStoriesInfiniteQuery(all);
  return (
    <>
      <PageHeader
        title="Success stories"
        description="Those that are shown now. Featured ones stand before the others."
      />
      <OperatorTable
        label="Success stories"
        what="The list of stories"
        columns={columns}
        result={result}
        empty={<EmptyState title="No stories yet">None is shown at present.</EmptyState>}
      />
    </>
  );
}

function FeatureButton({ story: { id, title, isFeatured } }: { story: StoryCardDto }) {
  const [feature, { isLoading }] = useFeatureStoryMutation();
  const send = async () => {
    try {
      await feature({ id, featureStoryDto: { isFeatured: !isFeatured } }).unwrap();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      pending={isLoading}
      aria-pressed={isFeatured}
      aria-label={`Feature ${title}`}
      onClick={send}
    >
      {isFeatured ? 'Featured' : 'Feature'}
    </Button>
  );
}
