import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import { supportAsked } from './support.mails';
import type { SupportSender } from './support.queries';

interface Asked {
  id: string;
  subject: string;
  page: string | null;
  memberId: string | null;
  organizationName: string | null;
}

/** Tells the operators that somebody waits for an answer; joins the surrounding transaction. */
@Injectable()
export class TellSupport {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
  ) {}

  async execute(
    { id, subject, page, memberId, organizationName }: Asked,
    sender: Pick<SupportSender, 'personId' | 'name' | 'address'>,
    text: string,
  ): Promise<void> {
    const { personId, name, address: email } = sender;
    await this.mail.queue(supportAsked, {
      to: this.config.operators,
      values: {
        ...{ name, email, organizationName, memberId, page, subject, text },
        link: `${this.config.appUrl}/admin/support?ticket=${id}`,
      },
      about: `support:${id}`,
      named: personId,
    });
  }
}
