import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchivedRows } from './personal-data';

interface ArchiveContent {
  /** Whose it is, and when it was made, for its README. */
  title: string;
  rows: AsyncIterable<ArchivedRows>;
  files: AsyncIterable<{ name: string; about: string; content: Readable }>;
}

/** A ZIP of one's data, as it is written: JSON for each kind, files as they are, and a README that says what is what. */
export function writeArchive({ title, rows, files }: ArchiveContent): Readable {
  const zip = new ZipFile();
  // Its type is narrower than what it is.
  const output = zip.outputStream as unknown as Readable;
  const fill = async () => {
    const lines: string[] = [];
    for await (const { as, about, rows: found } of rows) {
      if (found.length === 0) continue;
      zip.addBuffer(Buffer.from(`${JSON.stringify(found, null, 2)}\n`), `${as}.json`);
      lines.push(`${as}.json (${found.length}): ${about}.`);
    }
    for await (const { name, about, content } of files) {
      content.once('error', (error) => output.destroy(error));
      zip.addReadStream(content, name, { compress: false });
      lines.push(`${name}: ${about}.`);
    }
    zip.addBuffer(Buffer.from(readmeOf(title, lines)), 'README.txt');
    zip.end();
  };
  fill().catch((error: Error) => output.destroy(error));
  return output;
}

const readmeOf = (title: string, lines: string[]) => `${title}

The files that end in .json are texts in the JSON format, which every text editor opens and most programs read. Times are in
UTC. Amounts are in the smallest unit of their currency. An id names something of the alliance, such as a problem, and is part
of the address of its page.

${lines.join('\n')}

What you submitted for an organization belongs to it: it stays with the organization when you leave. What becomes of
everything else stands in the Privacy Policy.
`;
