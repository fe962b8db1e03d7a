import type { IndustryProblemDetailDto, ProblemFileDto } from '@alliance/api-client/innovation';
import { fileTypeLabels } from '@/content/labels';
import { fileSize } from '@/ui/fileSize';

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
            <FileLink problemId={id} file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Saves it; its name, what it is and how large. */
export function FileLink({ problemId, file: { id, name, type, bytes } }: { problemId: string; file: ProblemFileDto }) {
  return (
    <>
      <a
        href={`/api/problems/${problemId}/files/${id}`}
        download={name}
        className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 [overflow-wrap:anywhere] hover:text-brand"
      >
        {name}
      </a>
      <span className="block text-ink-2 text-sm">
        {fileTypeLabels[type]} · {fileSize(bytes)}
      </span>
    </>
  );
}
