import { Injectable } from '@nestjs/common';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { DomainError } from '../../../platform/http/domain-error';
import { Mail } from '../../../platform/mail/mail';
import type { Member } from '../../membership';
import type { DigestFrequency } from '../alerts/digest-schedule';
import { StopLinks } from '../alerts/stop-links';
import { AlertFrequency } from '../innovation.enums';
import type { DueSearch } from './saved-searches.queries';
import { searchDigest } from './search-digest.mails';
import { type News, SearchNewsQueries } from './search-news.queries';
import { readSearched } from './searched';

/** So many are named in a mail, of all searches together; of the others it says how many they are. */
const mostNamed = 10;
/** However long nobody has looked, nothing older is told. */
const oldest = 31 * day;

interface Section {
  search: DueSearch;
  news: News;
}

/** Writes to a person what is new in their saved searches: one mail for all that are due. */
@Injectable()
export class WriteSearchDigest {
  constructor(
    private readonly config: Config,
    private readonly links: StopLinks,
    private readonly mail: Mail,
    private readonly news: SearchNewsQueries,
  ) {}

  /** Answers whether the person knows now what there is: not when they have had enough mail. Nothing new is no mail. */
  async execute(person: Member, due: DueSearch[], frequency: DigestFrequency, until: Date): Promise<boolean> {
    const sections: Section[] = [];
    for (const search of due) {
      const news = await this.newIn(search, person, until);
      if (news && news.total > 0) sections.push({ search, news });
    }
    const [first] = sections;
    if (!first) return true;
    const shares = inTurns(sections.map(({ news }) => news.items.length));
    const queued = await this.mail.queue(searchDigest, {
      to: person,
      values: {
        firstName: person.firstName,
        headline:
          sections.length === 1 ? `New in “${first.search.name}”` : `New in ${sections.length} of your saved searches`,
        since: frequency === AlertFrequency.Daily ? 'since yesterday' : 'since last week',
        best: first.news.items[0]?.title ?? '',
        searches: sections.map((section, n) => this.inWords(section, shares[n] ?? 0)),
        ...this.links.of('saved-searches', person.userId),
      },
      about: `person:${person.userId}`,
    });
    return queued !== undefined;
  }

  /** Nothing for a search that its list cannot be asked any more: a value of a filter may be gone. */
  private async newIn({ list, query, toldUntil }: DueSearch, person: Member, until: Date) {
    const from = new Date(Math.max(Date.parse(toldUntil), until.getTime() - oldest));
    try {
      return await this.news.newIn(await readSearched(list, query), person, from, until, mostNamed);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  private inWords({ search: { name, list, query }, news: { items, total, orMore } }: Section, named: number) {
    const { appUrl } = this.config;
    return {
      name,
      news: `${total.toLocaleString('en-US')}${orMore ? ' or more' : ''} new ${total === 1 ? list.slice(0, -1) : list}`,
      link: `${appUrl}/${list}${query && `?${query}`}`,
      items: items.slice(0, named).map(({ id, title, organizationName }) => {
        return { title, by: organizationName, link: `${appUrl}/${list}/${id}` };
      }),
    };
  }
}

/** How many of each are named: one of each in turns, so that a search that finds much leaves room for the others. */
function inTurns(found: number[]): number[] {
  const named = found.map(() => 0);
  for (let left = mostNamed, turn = 1; left > 0 && turn <= mostNamed; turn += 1)
    for (const [n, many] of found.entries())
      if (left > 0 && many >= turn) {
        named[n] = turn;
        left -= 1;
      }
  return named;
}
