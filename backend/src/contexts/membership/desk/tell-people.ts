import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import type { DeclaredMail } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import type { ContactPerson } from '../membership.api';

interface Told {
  firstName: string;
  organizationName: string;
  link: string;
}

/** Mails people of an organization what was decided about it. */
@Injectable()
export class TellPeopleOfOrganization {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
  ) {}

  /** Queued with the surrounding transaction. */
  async execute<Values extends Told>(
    mail: DeclaredMail<Values>,
    { id, name }: { id: string; name: string },
    people: ContactPerson[],
    rest: Omit<Values, keyof Told>,
  ): Promise<void> {
    const link = `${this.config.appUrl}/organizations/${id}/people`;
    await this.mail.queueEach(
      mail,
      people.map((to) => ({
        to,
        values: { ...rest, firstName: to.firstName, organizationName: name, link } as unknown as Values,
        about: `organization:${id}`,
      })),
    );
  }
}
