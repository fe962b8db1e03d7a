import { Injectable, Logger } from '@nestjs/common';
import type { Viewer } from '../http/viewer';
import { Sections } from '../settings/sections';
import type { FindingDto, FoundGroupDto, SearchAnswerDto } from './search.dto';

/** So many of each kind are shown at once. */
export const mostOfEach = 5;
/** Who types waits no longer for any kind, in milliseconds: what comes later is left out. */
export const patience = 1_000;

/** What a context finds of one kind. It answers only what the viewer may see. */
export interface Finder {
  /** Of the kind, such as `problem`; one word, which the web client knows a picture for. */
  kind: string;
  /** Of the group, in the plural: “Problems”. */
  title: string;
  /** Where its group stands among the others: those with smaller numbers come first. */
  place: number;
  /** The best of what the words find, best first, at most so many. Of the last word its beginning is enough. */
  find(viewer: Viewer, words: string, most: number): Promise<Omit<FindingDto, 'kind'>[]>;
}

/**
 * All finders that contexts have added, asked together. A context adds one in the constructor of a provider of its own:
 * `finders.add({ kind: 'problem', title: 'Problems', place: 10, find: … })`.
 */
@Injectable()
export class SearchFinders {
  private readonly log = new Logger(SearchFinders.name);
  private readonly finders: Finder[] = [];

  constructor(private readonly sections: Sections) {}

  add(finder: Finder): void {
    if (this.finders.some(({ kind }) => kind === finder.kind)) throw new Error(`Two finders find ${finder.kind}.`);
    this.finders.push(finder);
    this.finders.sort((one, other) => one.place - other.place);
  }

  /** What every kind has of some words; a kind that fails or takes too long is named instead. */
  async find(viewer: Viewer, words: string): Promise<SearchAnswerDto> {
    const answers = await Promise.all(this.finders.map((finder) => this.ask(finder, viewer, words)));
    const groups: FoundGroupDto[] = [];
    const missing: string[] = [];
    this.finders.forEach(({ kind, title }, n) => {
      const found = answers[n];
      if (!found) missing.push(title);
      else if (found.length > 0) groups.push({ kind, title, items: found.map((one) => ({ kind, ...one })) });
    });
    return { groups, missing };
  }

  private async ask({ kind, find }: Finder, viewer: Viewer, words: string) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Error(`took longer than ${patience} ms`)), patience);
    });
    try {
      const found = (await Promise.race([find(viewer, words, mostOfEach), late])).slice(0, mostOfEach);
      return await this.sections.leadingToOpen(found, ({ address }) => address);
    } catch (error) {
      this.log.warn(`The search leaves out what is found of kind ${kind}: ${(error as Error).message}`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
