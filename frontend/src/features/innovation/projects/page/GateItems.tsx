import type { GateItemDto, ProjectGateDto } from '@alliance/api-client/projects';
import type { ReactNode } from 'react';
import { FileLink } from '@/features/shared/files/FileLink';
import { Badge } from '@/ui/Badge';
import { classes } from '@/ui/classes';
import { DateText } from '@/ui/DateText';
import { Icon } from '@/ui/Icon';
import { OrganizationName } from '@/ui/OrganizationName';

interface GateItemsProps {
  projectId: string;
  gate: ProjectGateDto;
  /** What can be done about one. */
  action?: (item: GateItemDto) => ReactNode;
}

/** What a gate asks for, with what shows that it is there, who says so and since when. */
export function GateItems({ projectId, gate: { items, isPassed }, action }: GateItemsProps) {
  return (
    <ul className="mt-4 grid gap-4">
      {items.map((one) => (
        <li key={one.key} className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
          <span
            aria-hidden="true"
            className={classes(
              'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
              one.isTicked ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
            )}
          >
            {one.isTicked && <Icon name="check" className="size-3.5" />}
          </span>
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">
              {one.label}
              <span className="sr-only">{one.isTicked ? ', there' : ', missing'}</span>{' '}
              {!one.required && <Badge>Optional</Badge>} {one.needsFile && <Badge>Needs a file</Badge>}
            </p>
            <p className="whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">
              {one.note ?? (isPassed ? 'Nobody has said that it is there.' : one.hint)}
            </p>
            {one.files.map((file) => (
              <p key={file.id}>
                <FileLink at={`/api/projects/${projectId}/files`} file={file} />
              </p>
            ))}
            {one.tickedBy && one.tickedAt && (
              <p className="text-ink-3 text-xs">
                <OrganizationName organization={one.tickedBy} isFollowed /> <DateText at={one.tickedAt} />
              </p>
            )}
          </div>
          {action?.(one)}
        </li>
      ))}
    </ul>
  );
}
