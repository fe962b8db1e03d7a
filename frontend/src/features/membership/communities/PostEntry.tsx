import {
  type MeasureKind,
  type PostDto,
  type PostReaction,
  type ThreadPageDto,
  useReactToPostMutation,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { reactions } from '@/features/shared/communities/community-words';
import { PersonLine } from '@/features/shared/communities/PersonLine';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { Menu, MenuItem } from '@/ui/Menu';
import { Markdown, type Person } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { DeletePostDialog } from './DeletePostDialog';
import { EditPostForm } from './EditPostForm';
import { OwnHiding } from './OwnMeasures';

const ReportPostDialog = laterDialog(() => import('./ReportPostDialog'));
const MemberMeasureDialog = laterDialog(() => import('./MemberMeasureDialog'));

interface PostEntryProps {
  post: PostDto;
  thread: ThreadPageDto;
  /** Who may be mentioned. */
  people?: readonly Person[];
}

/** What somebody has written, and what the viewer may do about it. */
export function PostEntry({ post, thread, people }: PostEntryProps) {
  const { id, text, mentions, author, createdAt, editedAt, hiddenAt, hiddenReason, isOwn, isReported, opens } = post;
  const { isMember, isClosed, canModerate, replies } = thread;
  const [editing, setEditing] = useAddress('edit');
  const [doing, setDoing] = useState<MeasureKind | 'report' | 'delete'>();
  const close = () => setDoing(undefined);
  const isEdited = isOwn && editing === id && text !== null;
  const mayEdit = isOwn && isMember && !isClosed && !hiddenAt;
  const mayDelete = isOwn && !hiddenAt && (!opens || replies === 0);
  const mayReport = !isOwn && isMember && !hiddenAt && !isReported;
  const mayJudge = !isOwn && canModerate;
  return (
    <Card as="article" className="min-w-0">
      <div className="mb-3 flex items-start justify-between gap-3">
        <PersonLine person={author}>
          <MomentText at={createdAt} />
          {editedAt && (
            <>
              , edited <MomentText at={editedAt} />
            </>
          )}
        </PersonLine>
        {(mayEdit || mayDelete || mayReport || mayJudge) && (
          <Menu
            trigger={
              <Button variant="quiet" aria-label={`Actions for the post of ${author.name}`}>
                Actions
              </Button>
            }
          >
            {mayEdit && <MenuItem onSelect={() => setEditing(id)}>Edit</MenuItem>}
            {mayDelete && <MenuItem onSelect={() => setDoing('delete')}>Delete</MenuItem>}
            {mayReport && <MenuItem onSelect={() => setDoing('report')}>Report</MenuItem>}
            {mayJudge && !hiddenAt && <MenuItem onSelect={() => setDoing('hide')}>Hide</MenuItem>}
            {mayJudge && <MenuItem onSelect={() => setDoing('warn')}>Warn author</MenuItem>}
            {mayJudge && <MenuItem onSelect={() => setDoing('ban')}>Ban author</MenuItem>}
          </Menu>
        )}
      </div>
      {hiddenAt && (
        <p className="mb-3 text-ink-2 text-sm">
          <Badge tone="red">Hidden</Badge>{' '}
          {!isOwn && (
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">
              {hiddenReason ?? 'What it says is hidden.'}
            </span>
          )}
        </p>
      )}
      {hiddenAt && isOwn && <OwnHiding slug={thread.communitySlug} post={post} />}
      {isEdited ? (
        <EditPostForm
          post={post}
          title={opens ? thread.title : undefined}
          people={people}
          onClose={() => setEditing('')}
        />
      ) : (
        text !== null && <Markdown text={text} people={mentions} />
      )}
      {isReported && !hiddenAt && <p className="mt-3 text-ink-2 text-sm">You have reported this post.</p>}
      {!hiddenAt && <Reactions post={post} canReact={isMember && !isClosed} />}
      {doing === 'delete' && <DeletePostDialog post={post} onClose={close} />}
      {doing === 'report' && <ReportPostDialog post={post} onClose={close} />}
      {(doing === 'hide' || doing === 'warn' || doing === 'ban') && (
        <MemberMeasureDialog kind={doing} postId={id} authorName={author.name} onClose={close} />
      )}
    </Card>
  );
}

const kinds = Object.keys(reactions) as PostReaction[];

function Reactions({ post: { id, author, reactions: counts }, canReact }: { post: PostDto; canReact: boolean }) {
  const [react, { isLoading }] = useReactToPostMutation();

  const send = async (kind: PostReaction, isOn: boolean) => {
    try {
      await react({ id, reactDto: { kind, isOn } }).unwrap();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  const shown = kinds.filter((kind) => canReact || counts.some((one) => one.kind === kind));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={`Reactions to the post of ${author.name}`} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {shown.map((kind) => {
        const { count = 0, isMine = false } = counts.find((one) => one.kind === kind) ?? {};
        const { sign, label } = reactions[kind];
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={isMine}
              aria-label={`${label}: ${count}`}
              title={label}
              disabled={!canReact}
              aria-disabled={isLoading || undefined}
              onClick={() => isLoading || send(kind, !isMine)}
              className={classes(
                'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border px-3 text-sm tabular-nums',
                isMine
                  ? 'border-brand bg-brand-soft text-brand-strong'
                  : 'border-line bg-surface text-ink-2 enabled:hover:border-ink-2',
              )}
            >
              <span aria-hidden="true">{sign}</span>
              {count > 0 && count}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
