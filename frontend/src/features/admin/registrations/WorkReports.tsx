import { type BulkDto, useListRunningBulksQuery } from '@alliance/api-client/registry';
import { useState } from 'react';
import { WorkReport } from './WorkReport';

const none: readonly BulkDto[] = [];

interface WorkReportsProps {
  /** The work that the address names, if it does. */
  named: string;
  onForget: () => void;
}

/** Work that the address names, and all that goes on, whoever comes back to it: each until its report is closed. */
export function WorkReports({ named, onForget }: WorkReportsProps) {
  const { data: running = none } = useListRunningBulksQuery(undefined, { refetchOnMountOrArgChange: true });
  // What has been seen here stays when it has ended, and so does the place of each.
  const [seen, see] = useState<readonly string[]>([]);
  const [closed, close] = useState<readonly string[]>([]);
  const unseen = [named, ...running.map(({ id }) => id)].filter((id) => id && !seen.includes(id));
  if (unseen.length > 0) see([...new Set([...seen, ...unseen])]);

  return seen
    .filter((id) => id === named || !closed.includes(id))
    .map((id) => (
      <WorkReport
        key={id}
        id={id}
        onClose={() => {
          close([...closed, id]);
          if (id === named) onForget();
        }}
      />
    ));
}
