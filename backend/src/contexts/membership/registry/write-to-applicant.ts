import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { DeclaredMail } from '../../../platform/mail/define-mail';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import type { MembershipRegistration } from '../registrations/membership-registration.entity';
import { PendingRegistrations } from '../registrations/pending-registrations';

const purpose = 'registration-review';
const contact = {
  name: 'registry-contact',
  text: `select email, email_verified_at is not null as "hasProved", erased_at is not null as "isErased"
    from membership.users where id = $1`,
};
const applicant = {
  name: 'registry-applicant',
  // Of whom the product does not know by an account the registration itself says who it is.
  text: `select r.user_id as id, coalesce(u.email, r.email) as email
    from membership.membership_registrations r left join membership.users u on u.id = r.user_id where r.id = $1`,
};

/** Mail to the contact person of a registration, with the link to its status page. */
@Injectable()
export class WriteToApplicant {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly registrations: PendingRegistrations,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Where the applicant reads how the registration stands, and answers; whoever has the link may, as long as the registration is
   * the same person's, with the same address.
   */
  async linkOf(memberId: string): Promise<string> {
    const token = this.secrets.sign(purpose, `${memberId} ${await this.markOf(memberId)}`);
    return `${this.config.appUrl}/registration-status?token=${token}`;
  }

  /** The member ID that a link is for, or the token of the registration's own answer for thirty days. Throws `not_found`. */
  async memberIdOf(token: string): Promise<string> {
    const signed = this.secrets.verify(purpose, token);
    if (signed === undefined) return this.registrations.memberIdOfMendable(token);
    const [memberId = '', mark] = signed.split(' ');
    if (mark !== (await this.markOf(memberId))) throw notFound('registration');
    return memberId;
  }

  private async markOf(memberId: string): Promise<string> {
    const person = await this.database.queryOne<{ id: string; email: string }>(applicant, [memberId]);
    if (!person) throw notFound('registration');
    return this.secrets.digest(purpose, `${person.id} ${person.email}`);
  }

  /** With what the mail says beside who, what and where. Who was erased gets none. */
  async execute<Values extends object>(
    registration: MembershipRegistration,
    mail: DeclaredMail<{ firstName: string; organizationName: string; memberId: string; link: string } & Values>,
    values: Values,
  ): Promise<void> {
    const { id, userId, contactName, email, organizationName } = registration;
    const firstName = greeted(contactName);
    const person = await this.database.queryOne<{ email: string; hasProved: boolean; isErased: boolean }>(contact, [
      userId,
    ]);
    if (person?.isErased) return;
    // Who has not proved the address may be a stranger to the registration: they get the mail alone.
    await this.mail.queue(mail, {
      to: { ...(person?.hasProved && { personId: userId }), name: firstName, address: person?.email ?? email },
      values: { ...values, firstName, organizationName, memberId: id, link: await this.linkOf(id) },
      about: `review:${id}`,
    });
  }
}
