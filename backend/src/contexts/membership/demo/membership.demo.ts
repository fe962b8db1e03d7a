import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { DemoData } from '../../../platform/demo/demo-data';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { LegalDocuments } from '../legal/legal-documents';
import { NoteAgreement } from '../legal/note-agreement';
import { organizationChanged } from '../membership.topics';
import { MembershipTier, OrganizationProof } from '../organizations/organization.enums';
import { MemberIds } from '../registrations/member-ids';
import { demoActivity } from './demo-activity';
import { demoAgreements } from './demo-agreements';
import { demoColleagues, demoOrganizations, demoPeople, featuredPartners } from './demo-organizations';
import { profileOf } from './demo-profiles';
import { demoContacts, demoRegistrations } from './demo-registrations';
import { fillMembership } from './fill-membership';

interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  organization: string;
}

@Injectable()
export class MembershipDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly demo: DemoData,
    private readonly documents: LegalDocuments,
    private readonly hasher: PasswordHasher,
    private readonly memberIds: MemberIds,
    private readonly note: NoteAgreement,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.demo.add({
      name: 'membership',
      order: 1,
      load: () => this.load(),
      fill: fillMembership,
      filled: () => this.notices.send(organizationChanged, ''),
    });
    for (const { email, is } of demoPeople) this.demo.people.push({ address: email, is });
  }

  private async load(): Promise<void> {
    const passwordHash = await this.hasher.hash(this.config.demoPassword);
    const now = this.clock.now();
    const since = new Map(demoOrganizations.map(({ id, joined }) => [id, this.clock.in(-joined * day)]));
    const user = ({ id, email, firstName, lastName, organization }: Person, isKnown: boolean) => ({
      ...{ id, email, firstName, lastName, passwordHash: isKnown ? passwordHash : null },
      ...{ emailVerifiedAt: isKnown ? now : null, shownOnPages: isKnown },
      ...{ createdAt: since.get(organization), updatedAt: now },
    });
    const membership = ({ id, organization }: Person, role: string, isActive: boolean) => ({
      ...{ id: demoId(`${id} of ${organization}`), userId: id, organizationId: organization, role, isActive },
      createdAt: since.get(organization),
    });
    await insertRows(
      this.database,
      'membership.organizations',
      demoOrganizations.map(({ joined, tier, ...organization }) => ({
        ...organization,
        ...profileOf(organization.name),
        membershipTier: tier,
        hasPaid: tier !== MembershipTier.Free,
        isConfirmed: true,
        featuredAt: featuredPartners.includes(organization.id) ? now : null,
        // Some days after they had applied.
        verifiedAt: featuredPartners.includes(organization.id) ? this.clock.in((5 - joined) * day) : null,
        verifiedBy: featuredPartners.includes(organization.id) ? OrganizationProof.SuperAdmin : null,
        website: `https://${organization.name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
        createdAt: this.clock.in(-joined * day),
        updatedAt: now,
      })),
    );
    const people = [...demoPeople, ...demoColleagues];
    await insertRows(this.database, 'membership.users', [
      ...people.map((person) => user(person, true)),
      ...demoContacts.map((person) => user(person, false)),
    ]);
    await insertRows(this.database, 'membership.user_organizations', [
      ...people.map((person) => membership(person, person.role, true)),
      ...demoContacts.map((person) => membership(person, 'owner', false)),
    ]);
    const ids: string[] = [];
    for (const _ of demoOrganizations) ids.push(await this.memberIds.next());
    await insertRows(this.database, 'membership.membership_registrations', demoRegistrations(now, ids));
    const agreed = await this.documents.inForce();
    for (const agreement of demoAgreements(now)) await this.note.execute({ ...agreement, agreed });
    const { counts, marks } = demoActivity(now);
    await insertRows(this.database, 'membership.activity_counts', counts);
    await insertRows(this.database, 'membership.activity_marks', marks);
  }
}
