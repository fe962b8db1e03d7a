import type { MeasureKind, ReportedPostDto } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { Markdown } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { groundLabels } from './community-words';
import { ModeratedPost } from './ModeratedPost';

const measures: Record<MeasureKind, string> = { hide: 'Hide …', warn: 'Warn …', ban: 'Ban …' };

interface ReportedPostProps {
  reported: ReportedPostDto;
  /** Of the community, where the viewer can follow the post to where it stands. */
  slug?: string;
  /** Where posts of several communities stand together. */
  communityName?: string;
  isDismissing: boolean;
  onDismiss: () => Promise<unknown>;
  onMeasure: (kind: MeasureKind) => void;
  /** The dialog that asks why. */
  children?: ReactNode;
}

/** A post that was reported: what it says, why, and what can be done about it. */
export function ReportedPost(props: ReportedPostProps) {
  const { reported, slug, communityName, isDismissing, onDismiss, onMeasure, children } = props;

  const dismiss = async () => {
    try {
      await onDismiss();
      toast({ title: 'Success', description: 'Reports dismissed. Who made them is told.' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Card as="article" className="min-w-0">
      {communityName && <p className="mb-1 text-ink-3 text-sm [overflow-wrap:anywhere]">{communityName}</p>}
      <ModeratedPost slug={slug} post={reported.post} />
      <ul aria-label="Reports" className="mt-4 grid gap-2 border-warning border-l-2 pl-4 text-sm">
        {reported.reports.map(({ ground, note, text, reporterName, reportedAt }) => (
          <li key={`${reporterName} ${reportedAt}`} className="text-ink-2 [overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{groundLabels[ground]}</span>&nbsp;· {reporterName}&nbsp;·{' '}
            <DateText at={reportedAt} />
            {note && <span className="mt-1 block whitespace-pre-line">{note}</span>}
            {text && (
              <div className="mt-1">
                It said then:
                <Markdown text={text} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {(Object.keys(measures) as MeasureKind[]).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => onMeasure(kind)}>
            {measures[kind]}
          </Button>
        ))}
        <Button variant="quiet" pending={isDismissing} onClick={dismiss}>
          Dismiss
        </Button>
      </div>
      {children}
    </Card>
  );
}
