import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { drawStory, type PicturedStory } from './draw-story';
import type { StoryDto } from './stories.dto';
import { StoriesQueries } from './stories.queries';

/** Counted up when pictures are drawn otherwise. */
const edition = 1;

const dollars = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', notation: 'compact' },
  ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
});

interface StoryPicture {
  /** Another one when it shows something else. */
  version: string;
  png: Buffer;
}

/** Pictures of stories for links that are shared, drawn once for what they show. */
@Injectable()
export class StoryPictures {
  /** Each takes some tens of kilobytes. */
  private readonly drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 });

  constructor(private readonly stories: StoriesQueries) {}

  /** Of one that is shown. Throws `not_found`. */
  async of(slug: string): Promise<StoryPicture> {
    const shown = picturedOf(await this.stories.get(slug));
    const version = versionOf(shown);
    const known = this.drawn.get(version);
    const drawing = known ?? pngOf(shown);
    if (!known) {
      this.drawn.set(version, drawing);
      drawing.catch(() => this.drawn.delete(version));
    }
    return { version, png: await drawing };
  }
}

const picturedOf = ({ title, confirmedUsd, organizations }: StoryDto): PicturedStory => ({
  title,
  worth: `${dollars.format(Number(confirmedUsd))} confirmed`,
  organizations: organizations.map(({ name }) => name),
});

const versionOf = (shown: PicturedStory) =>
  createHash('sha256')
    .update(JSON.stringify([edition, shown]))
    .digest('base64url')
    .slice(0, 22);

/** Read when the first is drawn: it takes a while to load. */
async function pngOf(shown: PicturedStory): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Pictures that people send are read from files; ours, which we have drawn, is the only SVG that is ever read.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const svg = Buffer.from(await drawStory(shown));
  return sharp(svg).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
