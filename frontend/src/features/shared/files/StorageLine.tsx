import { useListStorageQuery } from '@alliance/api-client/storage';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { fileSize } from '@/ui/fileSize';

/** How much of what an organization may keep its files take, where files are added: of each that the viewer may attach for. */
export function StorageLine() {
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { currentData: stored = [] } = useListStorageQuery();
  return stored.map(({ organizationId, usedBytes, mostBytes }) => {
    const name = organizations.find(({ id }) => id === organizationId)?.name;
    const isFull = usedBytes >= mostBytes;
    return (
      <p key={organizationId} className="mt-1 text-ink-3 text-sm">
        {stored.length > 1 && name ? `All files of ${name}` : 'All files of your organization'}: {fileSize(usedBytes)}{' '}
        of {fileSize(mostBytes)}.{isFull && ' Remove some before more can be attached.'}
      </p>
    );
  });
}
