import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import type { DeclaredMail } from '../../../../platform/mail/define-mail';
import { Mail } from '../../../../platform/mail/mail';
import { MembershipApi } from '../../../membership';
import { BillingContact } from '../../contacts/billing-contact.entity';
import type { BillingInfo, Payment } from '../../payments/payment.entity';

/** As the last invoice says. */
const lastBilled = {
  name: 'payments-last-billed',
  text: `select billing_info as info from billing.payments
    where organization_id = $1 and billing_info is not null and paid_at is not null order by paid_at desc limit 1`,
};

interface Person {
  /** Of who has an account here. */
  personId?: string;
  name: string;
  firstName: string;
  address: string;
}

type Payer = Pick<Payment, 'organizationId' | 'requestedBy' | 'payerName' | 'payerAddress'>;

/** Who hears of an organization's money, and who pays it. */
@Injectable()
export class BillingPeople {
  constructor(
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** The billing contact, once it is confirmed, and the owners, each address once. */
  async of(organizationId: string): Promise<Person[]> {
    const contact = await this.writtenContactOf(organizationId);
    const owners = await this.ownersOf(organizationId);
    return eachOnce(contact ? [personOf(contact), ...owners] : owners);
  }

  /**
   * Who hears of one payment: who paid, at the address that they have now, and the billing contact, once it is confirmed. Where
   * who paid does not decide for the organization any more, its owners hear too; who has left is still the one whose bank shows it.
   */
  async receiversOf({ organizationId, requestedBy, payerName, payerAddress }: Payer): Promise<Person[]> {
    const leaders = await this.membership.decisionMakersOf(organizationId);
    const contact = await this.writtenContactOf(organizationId);
    const payer = leaders.find(({ userId }) => requestedBy === `member:${userId}`) ?? {
      name: payerName,
      firstName: payerName.split(' ')[0] ?? '',
      address: payerAddress,
    };
    const people: Person[] = contact ? [payer, personOf(contact)] : [payer];
    const isKnown = [...leaders, ...people.slice(1)].some((person) => isSame(person, payer));
    return eachOnce(isKnown ? people : [...people, ...leaders.filter(({ isOwner }) => isOwner)]);
  }

  /** What stands on an invoice that nobody is asked about: the contact, or what was written at the last checkout. */
  async billedAs(organizationId: string): Promise<BillingInfo | undefined> {
    const contact = await this.contactOf(organizationId);
    return contact?.info ?? (await this.database.queryOne<{ info: BillingInfo }>(lastBilled, [organizationId]))?.info;
  }

  /**
   * What is due, and what follows from it, to all of them, each greeted by name. The contact is for money, and may be
   * outside of the organization: everything else is for owners alone. Joins the surrounding transaction.
   */
  async write<Values extends { firstName: string; organizationName: string }>(
    organizationId: string,
    mail: DeclaredMail<Values>,
    values: Omit<Values, 'firstName' | 'organizationName'>,
  ): Promise<void> {
    await this.writeTo(await this.of(organizationId), organizationId, mail, values);
  }

  /** What is not about money due. */
  async writeToOwners<Values extends { firstName: string; organizationName: string }>(
    organizationId: string,
    mail: DeclaredMail<Values>,
    values: Omit<Values, 'firstName' | 'organizationName'>,
  ): Promise<void> {
    await this.writeTo(await this.ownersOf(organizationId), organizationId, mail, values);
  }

  private async contactOf(organizationId: string): Promise<BillingContact | null> {
    return this.database.manager.findOneBy(BillingContact, { organizationId });
  }

  /** The contact, once it is known to be one: anybody's address can be named. */
  private async writtenContactOf(organizationId: string): Promise<BillingInfo | undefined> {
    const contact = await this.contactOf(organizationId);
    if (!contact) return undefined;
    return contact.getsMail(await this.membership.decisionMakersOf(organizationId)) ? contact.info : undefined;
  }

  private async ownersOf(organizationId: string): Promise<Person[]> {
    return (await this.membership.decisionMakersOf(organizationId)).filter(({ isOwner }) => isOwner);
  }

  private async writeTo<Values extends { firstName: string; organizationName: string }>(
    people: Person[],
    organizationId: string,
    mail: DeclaredMail<Values>,
    values: Omit<Values, 'firstName' | 'organizationName'>,
  ): Promise<void> {
    const labels = await this.membership.describeOrganizations([organizationId]);
    const organizationName = labels.get(organizationId)?.name ?? '';
    for (const { personId, name, firstName, address } of people)
      await this.mail.queue(mail, {
        to: { personId, name, address },
        values: { ...values, firstName, organizationName } as unknown as NoInfer<Values>,
        about: `organization:${organizationId}`,
      });
  }
}

const isSame = (one: Person, other: Person) => one.address.toLowerCase() === other.address.toLowerCase();
/** Each address, as it comes first. */
const eachOnce = (people: Person[]): Person[] =>
  people.filter((person, n) => people.findIndex((other) => isSame(person, other)) === n);

const personOf = ({ firstName, lastName, email }: BillingInfo): Person => ({
  name: `${firstName} ${lastName}`,
  firstName,
  address: email,
});
