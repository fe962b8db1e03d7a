import { auditSubjectsOf } from '../../platform/audit/audit-subjects';

const nameOf = (id: string) => `(select x.name from membership.organizations x where x.id = t.${id})`;

/** Conversations and what is written in them are called nothing here: they are read by nobody else. */
auditSubjectsOf({
  person: {
    table: 'membership.users',
    name: `trim(t.first_name || ' ' || t.last_name)`,
    page: '/admin/people?person=',
  },
  organization: {
    table: 'membership.organizations',
    name: 't.name',
    page: '/admin/organizations?organization=',
  },
  registration: {
    table: 'membership.membership_registrations',
    name: 't.organization_name',
    page: '/admin/registrations?registration=',
    type: 'text',
  },
  'registration-bulk': {
    table: 'membership.registration_bulks',
    name: `(select count(*) || case count(*) when 1 then ' registration' else ' registrations' end
      from membership.registration_bulk_items i where i.bulk_id = t.id)`,
    page: '/admin/registrations?work=',
  },
  domain: { table: 'membership.organization_domains', name: 't.domain' },
  connection: { table: 'membership.connections', name: `${nameOf('from_id')} || ' and ' || ${nameOf('to_id')}` },
  community: {
    table: 'membership.communities',
    name: 't.name',
    page: '/admin/communities?community=',
    key: 't.slug',
  },
  discussion: { table: 'membership.community_posts', name: 't.title' },
  mentor: {
    table: 'membership.mentors',
    name: `(select trim(u.first_name || ' ' || u.last_name) from membership.users u where u.id = t.user_id)`,
  },
  support: { table: 'membership.support_tickets', name: 't.subject', page: '/admin/support?ticket=' },
});
