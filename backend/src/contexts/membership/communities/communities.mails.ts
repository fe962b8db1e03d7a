import { join } from 'node:path';
import {
  defineNotification,
  mailsIn,
  NotificationCategory,
  type RecipientLimit,
} from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

const day = 24 * 60;
const category = NotificationCategory.Communities;
/** Others write where one has started a discussion or is named; beyond these, it stands unread on the page. */
const posts: RecipientLimit = { mails: 20, minutes: day };
/** Others report and appeal; beyond these, it waits in the queue. */
const queued: RecipientLimit = { mails: 10, minutes: day };
/** Those who run the alliance hear of all, up to what nobody could answer. */
const operators: RecipientLimit = { mails: 300, minutes: day };
/** Moderators decide about posts of one person, and what one person has reported. */
const decisions: RecipientLimit = { mails: 20, minutes: day };
/** Anybody who manages a community can invite any address; decision 24 has the reasons. */
const invitations: RecipientLimit = { mails: 5, minutes: day };

const communityName = 'Innovation Leaders Network';
const title = 'How do you end a pilot that nobody wants to end?';
const link = 'https://alliance.example/communities/innovation-leaders-network';
const discussion = `${link}/discussions/00000000-0000-4000-8000-000000000002`;

/** To who is mentioned in a post: once for each. What it says is read there, where it can be hidden and taken back. */
export const mentionedInCommunity = defineNotification<{ authorName: string; communityName: string; link: string }>({
  name: 'community-mentioned',
  names: true,
  category,
  limit: posts,
  subject: '{{authorName}} mentioned you in {{communityName}}',
  preview: 'Read it in the discussion.',
  sample: { authorName: 'Sam Njoroge', communityName, link: discussion },
});

/** To who has started the discussion, without what the reply says. */
export const discussionReplied = defineNotification<{
  authorName: string;
  communityName: string;
  title: string;
  link: string;
}>({
  name: 'community-replied',
  names: true,
  category,
  limit: posts,
  subject: '{{authorName}} replied to “{{title}}”',
  preview: '{{communityName}}: read it in the discussion.',
  sample: { authorName: 'Sam Njoroge', communityName, title, link: discussion },
});

/** To who moderates. */
export const postReported = defineNotification<{ communityName: string; title: string; ground: string; link: string }>({
  name: 'community-post-reported',
  category,
  limit: queued,
  subject: 'A post in {{communityName}} was reported',
  preview: '“{{title}}”: {{ground}}',
  sample: { communityName, title, ground: 'confidential', link: `${link}?tab=moderation` },
});

/** To who has reported it. */
export const reportAnswered = defineNotification<{
  communityName: string;
  title: string;
  outcome: string;
  /** Whether it was decided by those who run the alliance. */
  byAlliance?: boolean;
  link: string;
}>({
  name: 'community-report-answered',
  category,
  limit: decisions,
  subject:
    '{{#if byAlliance}}The alliance has{{else}}The moderators of {{communityName}} have{{/if}} looked at your report',
  preview: '{{#if byAlliance}}{{communityName}}, {{/if}}“{{title}}”: {{outcome}}',
  sample: { communityName, title, outcome: 'the post was hidden.', byAlliance: false, link },
  optional: ['byAlliance'],
});

/** To whom it concerns. */
export const measureTakenMail = defineNotification<{
  headline: string;
  communityName: string;
  reason: string;
  link: string;
}>({
  name: 'community-measure',
  category,
  limit: decisions,
  subject: '{{headline}}',
  preview: '{{communityName}}: {{reason}} You can appeal on the page of the community.',
  sample: { headline: 'Your post was hidden', communityName, reason: 'It names a customer.', link },
});

interface Appeal {
  communityName: string;
  personName: string;
  text: string;
  link: string;
}
const appeal = {
  names: true,
  category,
  subject: '{{personName}} appeals in {{communityName}}',
  preview: '{{text}}',
} as const;
const appealed = { communityName, personName: 'Sam Njoroge', text: 'The customer has named itself.' };

/** To who moderates. */
export const measureAppealed = defineNotification<Appeal>({
  name: 'community-appeal',
  ...appeal,
  limit: queued,
  sample: { ...appealed, link: `${link}?tab=moderation` },
});

/** To those who run the alliance, of what it did. */
export const allianceAppealed = defineNotification<Appeal>({
  name: 'community-appeal-to-alliance',
  ...appeal,
  limit: operators,
  sample: { ...appealed, link: 'https://alliance.example/admin/communities/reports?tab=appeals' },
});

/** To who has appealed, or whose measure was lifted without. */
export const appealAnswered = defineNotification<{
  headline: string;
  communityName: string;
  answer: string;
  link: string;
}>({
  name: 'community-appeal-answered',
  category,
  limit: decisions,
  subject: '{{headline}}',
  preview: '{{communityName}}: {{answer}}',
  sample: { headline: 'Your appeal was granted', communityName, answer: 'You are right: it is public.', link },
});

/** To whom it is about. */
export const communityRoleGiven = defineNotification<{
  communityName: string;
  role: string;
  rights: string;
  link: string;
}>({
  name: 'community-role',
  category,
  limit: decisions,
  subject: 'Your role in {{communityName}} is {{role}} now',
  preview: '{{rights}}',
  sample: { communityName, role: 'moderator', rights: 'You may post and moderate.', link },
});

/** To who is named to manage a community that those who run the alliance have made. */
export const communityEntrusted = defineNotification<{ communityName: string; description: string; link: string }>({
  name: 'community-entrusted',
  category,
  subject: 'You manage {{communityName}} now',
  preview: '{{description}} You may invite people, give roles and change the settings.',
  sample: { communityName, description: 'Heads of innovation compare how they choose, fund and end projects.', link },
});

/** To who manages it, when those who run the alliance close it or open it again. */
export const communityClosedMail = defineNotification<{ headline: string; reason: string; link: string }>({
  name: 'community-closed',
  category,
  subject: '{{headline}}',
  preview: '{{reason}}',
  sample: { headline: `${communityName} was closed`, reason: 'Its subject has moved to another community.', link },
});

/** To an address that nobody may have proved: it names who invites, and links to a page that is for members. */
export const communityInvitationMail = defineNotification<{
  communityName: string;
  inviterName: string;
  worksUntil: Date;
  link: string;
}>({
  name: 'community-invitation',
  names: true,
  category,
  limit: invitations,
  subject: '{{inviterName}} invites you to {{communityName}}',
  preview: 'A community of the Global Innovation Alliance. Join until {{moment worksUntil}}.',
  sample: { communityName, inviterName: 'Alex Kimani', worksUntil: new Date('2026-11-24T14:00:00Z'), link },
});

/** To who belongs to communities with posts that they have not read: each Monday. */
export const communityDigest = defineMail<{
  firstName: string;
  headline: string;
  communities: { name: string; news: string; link: string; threads: { title: string; by: string; link: string }[] }[];
  link: string;
}>({
  name: 'community-digest',
  names: true,
  category,
  limit: { mails: 2, minutes: day },
  subject: '{{headline}}',
  preview: 'What you have not read yet in your communities.',
  sample: {
    firstName: 'Alex',
    headline: 'This week in Innovation Leaders Network',
    communities: [
      {
        name: communityName,
        news: '2 discussions with new posts',
        link,
        threads: [{ title, by: 'Sam Njoroge, 4 replies', link: discussion }],
      },
    ],
    link: 'https://alliance.example/communities',
  },
});
