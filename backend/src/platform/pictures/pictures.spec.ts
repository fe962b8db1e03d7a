import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import { MovableClock } from '../../../test/support/movable-clock';
import { pixelSaying } from '../../../test/support/pixel';
import { LocalFiles } from '../files/local-files';
import type { PictureSize, PictureUse } from './picture-use';
import { Pictures } from './pictures';

const day = 86_400_000;
const logos: PictureUse = { prefix: 'membership/logos', fit: 'contain' };
const faces: PictureUse = { prefix: 'membership/faces', fit: 'cover' };
const red = { r: 255, g: 0, b: 0 };
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

let folder: string;
let clock: MovableClock;
let pictures: Pictures;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  clock = new MovableClock();
  pictures = new Pictures(new LocalFiles(folder, clock));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (content: Buffer, use = logos) => pictures.put(use, Readable.from([content]));
const reply = { headers: jest.fn() };
const answered = async (id: string, size: PictureSize = 'large', use = logos) =>
  buffer((await pictures.answer(use, id, size, reply as unknown as FastifyReply)).getStream());
const kept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
const colours = async (content: Buffer) => {
  const { data } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 4)];
};

describe('A picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is taken as %s, and becomes square WebP in two sizes', async (format) => {
    const id = await put(await blank(300, 200).toFormat(format).toBuffer());
    expect(kept().sort()).toEqual([`membership/logos-large/${id}`, `membership/logos-small/${id}`]);
    for (const [size, edge] of [
      ['small', 96],
      ['large', 256],
    ] as const)
      expect(await sharp(await answered(id, size)).metadata()).toMatchObject({
        ...{ format: 'webp', width: edge, height: edge },
      });
    expect(reply.headers).toHaveBeenLastCalledWith(
      expect.objectContaining({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      }),
    );
  });

  it('is shown whole with clear edges, or cut to its middle, as its use says', async () => {
    const wide = await blank(400, 100).png().toBuffer();
    const whole = await colours(await answered(await put(wide)));
    expect(whole(128, 10)[3]).toBe(0);
    expect(whole(128, 128)[3]).toBe(255);
    const cut = await colours(await answered(await put(wide, faces), 'large', faces));
    expect(cut(128, 10)[3]).toBe(255);
  });

  it('stands upright, and does not say where it was taken', async () => {
    // On its side: what is left in the file is up in the picture.
    const onItsSide = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'white' } })
      .composite([{ input: { create: { width: 100, height: 200, channels: 3, background: red } }, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '1/1 2/1 3/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(onItsSide).metadata()).exif).toBeDefined();
    const square = await answered(await put(onItsSide));
    const { exif, xmp, iptc, icc, orientation } = await sharp(square).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    const at = await colours(square);
    expect(at(128, 30)[1]).toBeLessThan(40);
    expect(at(128, 220)[1]).toBeGreaterThan(200);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['of more than 10 MB', () => Buffer.alloc(50 * 1_048_576, 'a'), 'file_too_large'],
    [
      'in SVG, with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'file_type_refused',
    ],
    ['in GIF', () => blank(2, 2).gif().toBuffer(), 'file_type_refused'],
    ['in TIFF', () => blank(2, 2).tiff().toBuffer(), 'file_type_refused'],
    ['in HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'file_type_refused'],
    ['that is a PDF', () => Buffer.from('%PDF-1.7\n'), 'file_type_refused'],
    ['that is a page', () => Buffer.from('<!doctype html><img>'), 'file_type_refused'],
    ['without content', () => Buffer.alloc(0), 'file_type_refused'],
    [
      'that is a PNG by its first bytes alone',
      () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDRxxxx', 'latin1'),
      'picture_unreadable',
    ],
    ['that breaks off', async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 700), 'picture_unreadable'],
    ['of 20,000 × 20,000 pixels', () => pixelSaying(20_000, 20_000), 'picture_too_many_pixels'],
    ['of one pixel more than is taken', () => pixelSaying(40_000_001, 1), 'picture_too_many_pixels'],
  ])('%s is refused by its field, and nothing is kept', async (_what, content, code) => {
    await expect(put(await content())).rejects.toMatchObject({ code, details: { errors: [{ field: 'file' }] } });
    expect(kept()).toEqual([]);
  });

  it('after one that was refused is taken, and of many at once each', async () => {
    const small = await blank(20, 20).png().toBuffer();
    const ids = await Promise.allSettled([put(small), put(small.subarray(0, 40)), put(small), put(small)]);
    expect(ids.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(kept()).toHaveLength(6);
  });

  it('is gone once it is forgotten; what nobody remembers is removed after a day', async () => {
    const small = await blank(20, 20).png().toBuffer();
    const [gone, lost, stays] = [await put(small), await put(small), await put(small)];
    await pictures.forget(logos, gone);
    await pictures.forget(logos, null);
    await expect(answered(gone)).rejects.toMatchObject({ code: 'not_found' });
    clock.move(day + 60_000);
    await pictures.removeOrphans(logos, async (ids) => ids.filter((id) => id === stays));
    expect(kept().sort()).toEqual([`membership/logos-large/${stays}`, `membership/logos-small/${stays}`]);
    expect(lost).not.toBe(stays);
  });

  it('of which one size cannot be kept leaves nothing', async () => {
    const files = new LocalFiles(folder, clock);
    const whole = files.put.bind(files);
    let puts = 0;
    jest.spyOn(files, 'put').mockImplementation((...one) => {
      puts += 1;
      return puts === 2 ? Promise.reject(new Error('full')) : whole(...one);
    });
    const content = Readable.from([await blank(20, 20).png().toBuffer()]);
    await expect(new Pictures(files).put(logos, content)).rejects.toThrow('full');
    expect(kept()).toEqual([]);
  });
});
