import { fileTypeLabels } from '@/content/labels';
import { fileSize } from '@/ui/fileSize';

interface FileLinkProps {
  /** Where files of what it is attached to are downloaded. */
  at: string;
  file: { id: string; name: string; type: keyof typeof fileTypeLabels; bytes: number };
}

/** Saves it; its name, what it is and how large. */
export function FileLink({ at, file: { id, name, type, bytes } }: FileLinkProps) {
  return (
    <>
      <a
        href={`${at}/${id}`}
        download={name}
        className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 [overflow-wrap:anywhere] hover:text-brand"
      >
        {name}
      </a>
      <span className="block text-ink-2 text-sm">
        {fileTypeLabels[type]}&nbsp;· {fileSize(bytes)}
      </span>
    </>
  );
}
