import { defineDays, defineSwitch, SettingPart } from '../../platform/settings/define-setting';
import { defineSection } from '../../platform/settings/sections';

export const reviewRequired = defineSwitch({
  name: 'reviewRequired',
  part: SettingPart.Registrations,
  label: 'Review before acting',
  meaning:
    'Whether an organization that registers from now on may only read until its registration was approved. Turned off, all who wait may act at once, and are told by mail; who was rejected may not.',
  default: false,
});

export const openInvitationsDays = defineDays({
  name: 'openInvitationsDays',
  part: SettingPart.Keeping,
  label: 'Invitations that nobody accepted',
  meaning:
    'How long the address of somebody who was invited to an organization is kept after the invitation has expired or was revoked. The Privacy Policy says it.',
  min: 30,
  max: 365,
  default: 90,
});

export const unsentFilesDays = defineDays({
  name: 'unsentFilesDays',
  part: SettingPart.Keeping,
  label: 'Files of messages that were not sent',
  meaning:
    'How long a file that was attached to a message waits for that message to be sent. The Privacy Policy says it.',
  min: 7,
  max: 90,
  default: 30,
});

defineSection({
  name: 'directory',
  label: 'Network',
  about: 'The list of organizations, with its search. Pages of single organizations stay.',
  tags: ['membership: directory'],
  pages: ['/members'],
});
defineSection({
  name: 'communities',
  label: 'Communities',
  about: 'Communities, with their discussions.',
  tags: ['membership: communities'],
  pages: ['/communities', '/communities/*'],
});
defineSection({
  name: 'messages',
  label: 'Messages',
  about: 'Messages between people of connected organizations.',
  tags: ['membership: conversations'],
  pages: ['/messages', '/messages/*'],
});
defineSection({
  name: 'mentors',
  label: 'Mentors',
  about: 'Mentors and experts, and the sessions booked with them.',
  tags: ['membership: mentoring'],
  pages: ['/mentors', '/mentors/*'],
});
