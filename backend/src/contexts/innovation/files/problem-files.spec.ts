import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflatedZeros, officeFile, zipOf } from '../../../../test/support/zip';
import { receiveFile } from '../../../platform/files/receive-file';
import { problemFiles } from './shelves';

const folder = mkdtempSync(join(tmpdir(), 'problem-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const received = async (content: Buffer | string) =>
  receiveFile(problemFiles, Readable.from([Buffer.from(content)]), folder).then(
    ({ type }) => type,
    ({ code }) => code ?? 'something else',
  );
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const office = 'application/vnd.openxmlformats-officedocument';
const page = '<html><script>alert(1)</script></html>';

describe('What is attached to a problem', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n%%EOF', 'application/pdf'],
    ['a picture', png, 'image/png'],
    ['a Word document', officeFile(`${office}.wordprocessingml.document`), `${office}.wordprocessingml.document`],
    ['a sheet', officeFile(`${office}.spreadsheetml.sheet`, 'xl/workbook.xml'), `${office}.spreadsheetml.sheet`],
    [
      'an OpenDocument text',
      zipOf({ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }),
      'application/vnd.oasis.opendocument.text',
    ],
    ['a ZIP of whatever', zipOf({ name: 'figures.csv', content: 'a;b' }), 'application/zip'],
    ['a ZIP that breaks off', officeFile(`${office}.wordprocessingml.document`).subarray(0, 50), 'application/zip'],
    // Both readings are possible; it is served as what it begins like, to be saved, and nothing in it runs.
    ['a PDF that is a page as well', `%PDF-1.7\n${page}`, 'application/pdf'],
  ])('can be %s', async (_what, content, type) => {
    expect(await received(content)).toBe(type);
  });

  it.each([
    ['a page', page],
    ['a page behind a comment', `<!-- %PDF-1.7 -->${page}`],
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(500)])],
    ['a GIF that is a script as well', 'GIF89a/*\x00\x00\x00*/=alert(1)'],
    ['a document with macros', officeFile('application/vnd.ms-word.document.macroEnabled')],
    ['a program of Java', zipOf({ name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0' })],
    ['text, which nothing proves', 'a;b\n1;2'],
    ['nothing', ''],
  ])('is not %s', async (_what, content) => {
    expect(await received(content)).toBe('file_type_refused');
  });

  it('leaves nothing on its way in when it is refused', async () => {
    const before = readdirSync(folder);
    await received(page);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('is never unpacked, however much it would be', async () => {
    const deflated = deflatedZeros(3_000);
    for (const [name, claims] of [['[Content_Types].xml'], ['[Content_Types].xml', 100], ['mimetype', 100]] as const)
      expect(await received(zipOf({ name, content: '', claims, deflated }))).toBe('application/zip');
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(1_000_000_000);
  });
});
