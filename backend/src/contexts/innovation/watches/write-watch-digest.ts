import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import type { Member } from '../../membership';
import { StopLinks } from '../alerts/stop-links';
import { watchDigest } from './watch-digest.mails';
import { type ChangedThing, WatchesQueries } from './watches.queries';

/** So many are named in a mail; of the others it says how many they are. */
const mostNamed = 10;

/** Writes to a person what has become of what they watch. */
@Injectable()
export class WriteWatchDigest {
  constructor(
    private readonly config: Config,
    private readonly links: StopLinks,
    private readonly mail: Mail,
    private readonly watches: WatchesQueries,
  ) {}

  /** Answers whether the person knows now what there is: not when they have had enough mail. Nothing to tell is no mail. */
  async execute(person: Member, things: ChangedThing[]): Promise<boolean> {
    const [first] = things;
    if (!first || !(await this.watches.isMailed(person.userId))) return true;
    const more = things.length - mostNamed;
    const queued = await this.mail.queue(watchDigest, {
      to: person,
      values: {
        firstName: person.firstName,
        headline:
          things.length === 1
            ? `“${first.title}” is ${inWords(first.status)}`
            : `${things.length.toLocaleString('en-US')} that you watch have changed`,
        things: things.slice(0, mostNamed).map((thing) => this.described(thing)),
        more: more > 0 ? `and ${more.toLocaleString('en-US')} more` : null,
        ...this.links.of('watched', person.userId),
      },
      about: `person:${person.userId}`,
    });
    return queued !== undefined;
  }

  private described({ noun, subjectId, title, knownStatus, status }: ChangedThing) {
    return {
      title,
      change: `${noun === 'problem' ? 'Problem' : 'Solution'}, was ${inWords(knownStatus)}, is ${inWords(status)}`,
      link: `${this.config.appUrl}/${noun}s/${subjectId}`,
    };
  }
}

const inWords = (status: string) => status.replaceAll('_', ' ');
