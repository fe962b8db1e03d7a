import { Injectable } from '@nestjs/common';
import { AuditSubjects } from '../../../platform/audit/audit-subjects';
import type { AuditLine } from '../../../platform/audit/audit-trail';
import { isSpelled } from '../../../platform/audit/without-names';
import { Database } from '../../../platform/database/database';
import { MembershipApi } from '../../membership';
import type { AuditEventDto } from './audit.dto';

const admins = { name: 'admin-audit-names', text: 'select id, username from admin.accounts where id = any($1)' };
const adminCalled = { name: 'admin-audit-called', text: 'select id from admin.accounts where username = $1' };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What those who acted are called, both ways, and what it was done to. */
@Injectable()
export class AuditNames {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly subjects: AuditSubjects,
  ) {}

  /** A question in the names of people, as the audit spells it. */
  async spelled<Question extends { actor?: string }>(asked: Question): Promise<Question> {
    return { ...asked, actor: await this.meant(asked.actor) };
  }

  /** Who is meant by the e-mail address of a member or the user name of an admin. Any other text stays as it is. */
  async meant(actor: string | undefined): Promise<string | undefined> {
    if (!actor || isSpelled.test(actor)) return actor;
    const admin = await this.database.queryOne<{ id: string }>(adminCalled, [actor]);
    if (admin) return `admin:${admin.id}`;
    const person = await this.membership.personWithEmail(actor);
    return person ? `member:${person}` : actor;
  }

  async named(lines: AuditLine[]): Promise<AuditEventDto[]> {
    const [members, accounts, subjects] = await Promise.all([
      this.membership.namesOf(idsOf('member', lines)),
      this.database.query<{ id: string; username: string }>(admins, [idsOf('admin', lines)]),
      this.subjects.named(lines.map(({ subject }) => subject)),
    ]);
    const names = new Map(accounts.map(({ id, username }) => [`admin:${id}`, username]));
    for (const [id, name] of members) names.set(`member:${id}`, name);
    return lines.map((line) => {
      const { name = null, link = null } = subjects.get(line.subject ?? '') ?? {};
      return { ...line, actorName: names.get(line.actor) || null, subjectName: name, subjectLink: link };
    });
  }
}

function idsOf(kind: string, lines: AuditLine[]): string[] {
  const ids = lines.map(({ actor }) => actor.split(':')).filter(([of, id = '']) => of === kind && uuid.test(id));
  return [...new Set(ids.map(([, id]) => id as string))];
}
