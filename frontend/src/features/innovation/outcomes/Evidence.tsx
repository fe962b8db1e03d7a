import { useAttachEvidenceMutation, type ValueEntryDetailDto } from '@alliance/api-client/outcomes';
import { AttachButton } from '@/features/shared/files/AttachButton';
import { FileLink } from '@/features/shared/files/FileLink';
import { StorageLine } from '@/features/shared/files/StorageLine';

/** By what a value can be checked: its source and files, which its organizations alone see. */
export function Evidence({ value: { id, source, files, can } }: { value: ValueEntryDetailDto }) {
  const [attach] = useAttachEvidenceMutation();
  if (!source && files.length === 0 && !can.attach) return null;
  return (
    <section aria-labelledby="evidence-title">
      <h3 id="evidence-title" className="font-semibold">
        Evidence
      </h3>
      {source && <p className="mt-1 max-w-prose [overflow-wrap:anywhere]">{source}</p>}
      <ul className="mt-1">
        {files.map((file) => (
          <li key={file.id} className="border-line border-b py-2 last:border-0">
            <FileLink at={`/api/outcomes/${id}/files`} file={file} />
          </li>
        ))}
      </ul>
      {can.attach && (
        <AttachButton
          label="Evidence to attach"
          hint="It stays with the value. Up to 5 files, of 20 MB each."
          attach={(file, onProgress) => attach({ id, file, onProgress }).unwrap()}
        >
          <StorageLine />
        </AttachButton>
      )}
    </section>
  );
}
