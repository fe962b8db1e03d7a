import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import type { ActingPerson } from '../../membership';
import { AlertFrequency, MatchLabel } from '../innovation.enums';
import { labelOf } from '../matches/text-match';
import { DigestQueries, type NewMatch } from './digest.queries';
import type { DigestFrequency } from './digest-schedule';
import { matchDigest } from './match-digest.mails';
import { StopLinks } from './stop-links';

/** So many are in a mail; of the others it says how many they are. */
const mostShown = 8;
const mostReasons = 4;

/** Writes to a person what is new for them. */
@Injectable()
export class WriteDigest {
  constructor(
    private readonly config: Config,
    private readonly digests: DigestQueries,
    private readonly links: StopLinks,
    private readonly mail: Mail,
  ) {}

  /** Answers whether the person knows now what there is: not when they have had enough mail. Nothing new is no mail. */
  async execute(person: ActingPerson, frequency: DigestFrequency, from: Date, until: Date): Promise<boolean> {
    const { matches, total } = await this.digests.newFor(person, from, until, mostShown);
    if (total === 0) return true;
    const more = total - matches.length;
    const queued = await this.mail.queue(matchDigest, {
      to: person,
      values: {
        firstName: person.firstName,
        headline: total === 1 ? 'A new match' : `${total.toLocaleString('en-US')} new matches`,
        since: frequency === AlertFrequency.Daily ? 'since yesterday' : 'since last week',
        best: matches[0]?.isAsked ? (matches[0].solutionTitle ?? '') : (matches[0]?.problemTitle ?? ''),
        matches: matches.map((match) => this.inWords(match)),
        more: more > 0 ? `and ${more.toLocaleString('en-US')} more` : null,
        link: `${this.config.appUrl}/`,
        ...this.links.of('match-alerts', person.userId),
      },
      about: `person:${person.userId}`,
    });
    return queued !== undefined;
  }

  private inWords({ isAsked, organizationName, percent, words, ...match }: NewMatch) {
    const label = labelOf(percent) === MatchLabel.Strong ? 'Strong' : 'Good';
    const reasons = words.slice(0, mostReasons).map(({ word }) => word);
    return {
      title: isAsked ? match.solutionTitle : match.problemTitle,
      about: isAsked
        ? `A solution of ${organizationName} for your problem “${match.problemTitle}”`
        : `A problem of ${organizationName} that your solution “${match.solutionTitle}” may solve`,
      why: `${label} text match, ${percent} of 100${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''}`,
      link: `${this.config.appUrl}/problems/${match.problemId}${isAsked ? '?tab=matches' : ''}`,
    };
  }
}
