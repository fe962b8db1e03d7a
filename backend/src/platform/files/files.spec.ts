import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MovableClock } from '../../../test/support/movable-clock';
import { startS3Server } from '../../../test/support/s3-server';
import type { Files } from './files';
import { LocalFiles } from './local-files';
import { S3Files } from './s3-files';
import type { FileUse, StoredFile } from './stored-file';

const day = 86_400_000;
const logos: FileUse = { prefix: 'membership/logos', types: ['image/png', 'application/pdf'], maxBytes: 5000 };
const reports: FileUse = { prefix: 'innovation/reports', types: ['application/pdf'], maxBytes: 3_000_000 };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, '.')]);
const inPieces = (content: Buffer, size = 1000) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) => content.subarray(n * size, (n + 1) * size)),
  );

interface Kept {
  files: Files;
  clock: MovableClock;
  /** All keys that are kept. */
  keys(): string[];
  stop(): void;
}

async function inFolder(): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const clock = new MovableClock();
  const all = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    files: new LocalFiles(folder, clock),
    clock,
    keys: () => all().map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
    stop: () => rmSync(folder, { recursive: true }),
  };
}

async function inBucket(): Promise<Kept> {
  const server = await startS3Server();
  const clock = new MovableClock();
  return {
    files: new S3Files(server.config, clock),
    clock,
    keys: () => [...server.objects.keys()],
    stop: () => {
      server.stop();
      expect(server.broken).toEqual([]);
    },
  };
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('a file in %s', (_place, start) => {
  let kept: Kept;
  let files: Files;
  beforeEach(async () => {
    kept = await start();
    files = kept.files;
  });
  afterEach(() => kept.stop());

  const content = async ({ key }: StoredFile) => {
    const stream = await files.get(key);
    return stream && buffer(stream);
  };

  it('comes back as it was put, under a key that says nothing of it', async () => {
    const file = await files.put(logos, inPieces(png), 'Our logo.png');
    expect(file).toEqual({
      key: expect.stringMatching(/^membership\/logos\/[0-9a-f-]{36}$/),
      name: 'Our logo.png',
      type: 'image/png',
      bytes: png.length,
      hash: createHash('sha256').update(png).digest('hex'),
    });
    expect(kept.keys()).toEqual([file.key]);
    expect(await content(file)).toEqual(png);
    const another = await files.put(logos, inPieces(png), 'Our logo.png');
    expect(another.key).not.toBe(file.key);
  });

  it('of some megabytes comes back whole', async () => {
    const large = pdf(2_500_000);
    const file = await files.put(reports, inPieces(large, 65_536), 'large.pdf');
    expect(file.bytes).toBe(2_500_000);
    expect((await content(file))?.equals(large)).toBe(true);
  });

  it('is gone once it is removed, and others are not; removing it twice is no trouble', async () => {
    const [gone, stays] = [await files.put(logos, inPieces(png), 'a'), await files.put(logos, inPieces(png), 'b')];
    await files.remove(gone.key);
    await files.remove(gone.key);
    expect(await files.get(gone.key)).toBeUndefined();
    expect(kept.keys()).toEqual([stays.key]);
  });

  it.each([
    ['that is too large', () => inPieces(pdf(5001)), 'file_too_large'],
    [
      'of a type that is not taken',
      () => inPieces(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')),
      'file_type_refused',
    ],
    ['whose content has no type, whatever its name says', () => inPieces(Buffer.from('<script>')), 'file_type_refused'],
    ['without content', () => inPieces(Buffer.alloc(0)), 'file_type_refused'],
  ])('%s is refused by its field, and nothing is kept', async (_what, stream, code) => {
    await expect(files.put(logos, stream(), 'logo.png')).rejects.toMatchObject({
      code,
      details: { errors: [{ field: 'file' }] },
    });
    expect(kept.keys()).toEqual([]);
  });

  it('as large as is allowed is taken', async () => {
    expect(await files.put(logos, inPieces(pdf(5000)), 'a.pdf')).toMatchObject({ bytes: 5000 });
  });

  it('is read no further than its limit', async () => {
    let read = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          read += 1000;
          yield pdf(1000);
        }
      })(),
    );
    await expect(files.put(logos, endless, 'a.pdf')).rejects.toMatchObject({ code: 'file_too_large' });
    expect(read).toBeLessThan(200_000);
    expect(endless.destroyed).toBe(true);
  });

  it('that breaks off on its way is not kept', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield png;
        throw new Error('The connection broke');
      })(),
    );
    await expect(files.put(logos, breaking, 'a.png')).rejects.toThrow('The connection broke');
    expect(kept.keys()).toEqual([]);
  });

  it.each(['../../etc/passwd', 'membership/logos/../secrets', '', 'membership/logos/', '/etc/passwd', '.incoming/x'])(
    'is never looked for under what is no key: %j',
    async (key) => {
      expect(await files.get(key)).toBeUndefined();
      await files.remove(key);
    },
  );

  it('that nobody remembers is removed after a day, and no other', async () => {
    const put = (use: FileUse) => files.put(use, inPieces(pdf(100)), 'a.pdf');
    const remembered = [await put(logos), await put(logos)].map(({ key }) => key);
    for (let n = 0; n < 3; n += 1) await put(logos);
    const elsewhere = await put(reports);
    const known = jest.fn(async (keys: string[]) => keys.filter((key) => remembered.includes(key)));
    expect(await files.removeOrphans(logos, known)).toBe(0);
    kept.clock.move(day + 60_000);
    expect(await files.removeOrphans(logos, known)).toBe(3);
    expect(kept.keys().sort()).toEqual([...remembered, elsewhere.key].sort());
    expect(known.mock.calls.flatMap(([keys]) => keys)).not.toContain(elsewhere.key);
  });
});

describe('a file in a folder', () => {
  it('is for the server’s own account alone, and what was on its way in is removed after a day', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    const files = new LocalFiles(folder, new MovableClock());
    const { key } = await files.put(logos, inPieces(png), 'a.png');
    expect(readFileSync(join(folder, key))).toEqual(png);
    const abandoned = join(folder, '.incoming', 'left');
    expect(statSync(join(folder, key)).mode & 0o077).toBe(0);
    writeFileSync(abandoned, 'half');
    await files.removeOrphans(logos, async (keys) => keys);
    expect(readdirSync(join(folder, '.incoming'))).toEqual(['left']);
    utimesSync(abandoned, new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day));
    await files.removeOrphans(logos, async (keys) => keys);
    expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
    expect(await files.url()).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});

describe('a file in a bucket', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  beforeEach(async () => {
    server = await startS3Server();
  });
  afterEach(() => server.stop());
  const files = (changes = {}) => new S3Files({ ...server.config, ...changes }, new MovableClock());

  it('has an address that anybody gets it at for a while, with its type and name', async () => {
    const file = await files().put(logos, inPieces(png), 'Dächer (neu) & alt’s.png');
    const response = await fetch(await files().url(file, 60));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''D%C3%A4cher%20%28neu%29");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);

    const changed = new URL(await files().url(file, 60));
    changed.searchParams.set('X-Amz-Expires', '6000');
    expect((await fetch(changed)).status).toBe(403);
  });

  it.each([
    ['the server is troubled', () => server.failNext(1), {}],
    ['the credentials are wrong', () => undefined, { secretKey: 'another' }],
    ['there is no such bucket', () => undefined, { bucket: 'elsewhere' }],
    ['nobody is there', () => undefined, { endpoint: 'http://127.0.0.1:9' }],
  ])('is unavailable, and not taken for kept, while %s', async (_trouble, begin, changes) => {
    begin();
    await expect(files(changes).put(logos, inPieces(png), 'a.png')).rejects.toMatchObject({
      code: 'files_unavailable',
      kind: 'unavailable',
    });
    expect(server.objects.size).toBe(0);
  });
});
