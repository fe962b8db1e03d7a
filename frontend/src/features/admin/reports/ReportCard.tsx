import { problemText } from '@alliance/api-client/problem';
import {
  type MessageReportDecision,
  type MessageReportDto,
  useDecideMessageReportMutation,
} from '@alliance/api-client/reports';
import { useId, useState } from 'react';
import { messageReportReasonLabels } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { Markdown } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';

const done: Record<MessageReportDecision, string> = {
  kept: 'The message stays.',
  removed: 'The message is removed.',
};

/** A message that was reported: by whom and why, what it says, and what becomes of it. */
export function ReportCard({ report }: { report: MessageReportDto }) {
  const { id, reason, note, reportedBy, reportedAt, author, text, files, sentAt, decision } = report;
  const titleId = useId();
  const [decide, { isLoading }] = useDecideMessageReportMutation();
  const [removing, setRemoving] = useState(false);

  const say = async (wanted: MessageReportDecision): Promise<string | undefined> => {
    try {
      await decide({ id, decideReportDto: { decision: wanted } }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: done[wanted] });
    return undefined;
  };

  const keep = async () => {
    const refused = await say('kept');
    if (refused) toast({ title: 'Nothing was decided.', description: refused, variant: 'destructive' });
  };

  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={titleId} className="text-lg">
          {messageReportReasonLabels[reason]}
        </h2>
        {decision && (
          <Badge tone={decision === 'removed' ? 'red' : 'neutral'}>{decision === 'removed' ? 'Removed' : 'Kept'}</Badge>
        )}
      </div>
      <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">
        Reported by {reportedBy.name} ({reportedBy.email}), <MomentText at={reportedAt} />
      </p>
      {note && <p className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      <div className="mt-4 rounded-md border border-line bg-sunken p-4">
        <p className="mb-2 text-ink-2 text-sm [overflow-wrap:anywhere]">
          {author.name} ({author.email}), <MomentText at={sentAt} />
        </p>
        {text === null ? <p className="text-ink-2 italic">It was removed.</p> : <Markdown text={text} />}
        {files.length > 0 && (
          <p className="mt-2 text-ink-2 text-sm [overflow-wrap:anywhere]">
            With {files.map(({ name }) => name).join(', ')}
          </p>
        )}
      </div>
      {!decision && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" pending={isLoading} onClick={keep} aria-describedby={titleId}>
            Leave It
          </Button>
          <Button variant="danger" onClick={() => setRemoving(true)} aria-describedby={titleId}>
            Remove Message
          </Button>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          title="Remove message"
          confirm="Remove Message"
          confirming="Removing..."
          isLoading={isLoading}
          onConfirm={() => say('removed')}
          onClose={() => setRemoving(false)}
        >
          What it says and its files are deleted for good. Everybody in the conversation sees that the operators have
          removed it.
        </ConfirmDialog>
      )}
    </Card>
  );
}
