import type { IndustryProblemDetailDto } from '@alliance/api-client/innovation';
import { FileLink } from '@/features/shared/files/FileLink';

/** What is attached to a problem; nothing where nothing is. */
export function ProblemFiles({ problem: { id, files } }: { problem: Pick<IndustryProblemDetailDto, 'id' | 'files'> }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="problem-files" className="mt-8 max-w-prose">
      <h2 id="problem-files" className="font-semibold text-lg">
        Files
      </h2>
      <ul className="mt-1">
        {files.map((file) => (
          <li key={file.id} className="border-line border-b py-2 last:border-0">
            <FileLink at={`/api/problems/${id}/files`} file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
