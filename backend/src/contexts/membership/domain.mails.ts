import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

const day = 24 * 60;
/** Any organization can name any domain; its administrators are not to be bothered. */
const proofs: RecipientLimit = { mails: 5, minutes: day };
/** Members and visitors cause them. */
const changes: RecipientLimit = { mails: 20, minutes: day };

const sample = { firstName: 'Alex', organizationName: 'TechFlow Solutions' };

/** To the administrators of a domain, who may know nothing of us. */
export const domainProofMail = defineMail<{
  organizationName: string;
  personName: string;
  domain: string;
  link: string;
  worksUntil: Date;
}>({
  name: 'domain-proof',
  names: true,
  limit: proofs,
  subject: 'Does {{domain}} belong to {{organizationName}}?',
  preview: 'Confirm it until {{moment worksUntil}}, or ignore this message.',
  sample: {
    organizationName: 'TechFlow Solutions',
    personName: 'Alex Kimani',
    domain: 'techflow.example',
    link: 'https://alliance.example/confirm-domain?token=example',
    worksUntil: new Date('2026-11-24T14:00:00Z'),
  },
});

/** To owners and admins. */
export const domainProvenMail = defineMail<{
  firstName: string;
  organizationName: string;
  domain: string;
  link: string;
}>({
  name: 'domain-proven',
  category: NotificationCategory.Organization,
  limit: changes,
  subject: '{{domain}} is proven to be {{organizationName}}’s',
  preview: 'People with an address there may ask to join.',
  sample: {
    ...sample,
    domain: 'techflow.example',
    link: 'https://alliance.example/organizations/00000000-0000-4000-8000-000000000002/domains',
  },
});

/** To owners and admins. */
export const joinRequestedMail = defineMail<{
  firstName: string;
  organizationName: string;
  personName: string;
  email: string;
  note: string | null;
  link: string;
}>({
  name: 'team-join-requested',
  names: true,
  category: NotificationCategory.Organization,
  optional: ['note'],
  limit: changes,
  subject: '{{personName}} asks to join {{organizationName}}',
  preview: 'With the address {{email}}.',
  sample: {
    ...sample,
    personName: 'Sam Njoroge',
    email: 'sam@techflow.example',
    note: 'I work in the pumps team.',
    link: 'https://alliance.example/organizations/00000000-0000-4000-8000-000000000002/people',
  },
});

/** To who asked. */
export const joinRequestAnsweredMail = defineMail<{
  firstName: string;
  organizationName: string;
  isAccepted: boolean;
  reason: string | null;
  link: string;
}>({
  name: 'team-join-answered',
  category: NotificationCategory.Organization,
  optional: ['reason'],
  limit: changes,
  subject: '{{organizationName}} has {{#if isAccepted}}accepted{{else}}declined{{/if}} your request',
  preview: '{{#if isAccepted}}You belong to it now.{{else}}You may ask again in three weeks.{{/if}}',
  sample: {
    ...sample,
    isAccepted: false,
    reason: 'Please ask with your new address.',
    link: 'https://alliance.example/',
  },
});
