import sharp from 'sharp';
import { drawStory, pictureSize } from './draw-story';

// What takes pictures from people lets no SVG in, in the whole process.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
const story = { title: 'Six ports on their own wind', worth: '$85M confirmed', organizations: ['Port of Mombasa'] };
const drawn = (changes: Partial<typeof story> = {}) => drawStory({ ...story, ...changes });
const pixels = async (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
const outlines = (svg: string) => svg.match(/<path d=/g)?.length ?? 0;

describe('the picture of a story', () => {
  it('has the size that networks ask for, and needs no font of the machine', async () => {
    const svg = await drawn();
    expect(svg).not.toMatch(/<text|font/);
    expect((await pixels(svg)).info).toMatchObject(pictureSize);
  });

  it('is the same for the same story, and another one for other words, sums and organizations', async () => {
    const first = await drawn();
    expect(await drawn()).toBe(first);
    for (const changes of [{ title: 'Seven ports' }, { worth: '$86M confirmed' }, { organizations: ['Helix'] }])
      expect(await drawn(changes)).not.toBe(first);
  });

  it.each([
    ['Arabic', 'مياه نظيفة لكل حي'],
    ['Devanagari', 'हर घर में पानी'],
    ['Chinese', '每个街区都有清洁的水'],
    ['no font of ours', 'ก้าวหน้า'],
    ['signs of markup', '</g><script>alert(1)</script>&"'],
  ])('shows a title in %s', async (_what, title) => {
    const svg = await drawn({ title });
    expect(outlines(svg)).toBeGreaterThan(outlines(await drawn({ title: '.' })));
    expect(svg).not.toContain('script');
    expect((await pixels(svg)).info).toMatchObject(pictureSize);
  });

  it('ends a title that is too long within the picture, and with it an endless word', async () => {
    const { data, info } = await pixels(await drawn({ title: 'W'.repeat(300), organizations: ['O'.repeat(200)] }));
    const edge = Array.from({ length: info.height }, (_, y) => [
      ...data.subarray((y * info.width + 1130) * info.channels, (y * info.width + 1199) * info.channels),
    ]);
    expect(new Set(edge.slice(140).flat()).size).toBeLessThanOrEqual(4);
  });
});
