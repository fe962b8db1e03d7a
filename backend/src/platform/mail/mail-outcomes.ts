import { Injectable } from '@nestjs/common';

type Follow = (id: string) => Promise<void>;

/** Contexts that keep with their own rows what has become of the newest mail about them. */
@Injectable()
export class MailOutcomes {
  private readonly followers = new Map<string, Follow>();

  /** `noun` is what `about` begins with: of `registration:GIA-482913`, `registration`. */
  follow(noun: string, follow: Follow): void {
    this.followers.set(noun, follow);
  }

  /** Called in the transaction that writes down what has become of a mail; `Mail.stateOf` says it there. */
  async tell(about: string | null): Promise<void> {
    const [noun = '', id = ''] = about?.split(':') ?? [];
    await this.followers.get(noun)?.(id);
  }
}
