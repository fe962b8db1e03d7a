import { type PostDto, useReportPostMutation } from '@alliance/api-client/communities';
import { groundLabels } from '@/features/shared/communities/community-words';
import { ReportDialog } from '../reporting/ReportDialog';

export default function ReportPostDialog({ post: { id, author }, onClose }: { post: PostDto; onClose: () => void }) {
  const [report, { isLoading }] = useReportPostMutation();
  return (
    <ReportDialog
      draft={`report:${id}`}
      title="Report post"
      description={`The moderators see that you have reported it; ${author.name} does not. You are told what comes of it.`}
      name="ground"
      grounds={groundLabels}
      note="More about it"
      hint="For the moderators alone."
      submit="Send Report"
      submitting="Sending..."
      done="Report sent to the moderators."
      isLoading={isLoading}
      onSend={(ground, note) => report({ id, reportPostDto: { ground, note } }).unwrap()}
      onClose={onClose}
    />
  );
}
