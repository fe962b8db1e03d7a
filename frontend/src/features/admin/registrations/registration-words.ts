import type {
  BulkAct,
  DuplicateSign,
  RegistrationAge,
  RegistrationEmail,
  RegistrationStatus,
  ReviewAct,
} from '@alliance/api-client/registry';
import type { Tone } from '@/ui/Badge';

export const statusLabels: Record<RegistrationStatus, string> = {
  pending: 'Pending',
  info_requested: 'Information requested',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const statusTones: Record<RegistrationStatus, Tone> = {
  pending: 'yellow',
  info_requested: 'blue',
  approved: 'green',
  rejected: 'red',
};

export const emailLabels: Record<RegistrationEmail, string> = {
  queued: 'Email on its way',
  sent: 'Email sent',
  failed: 'Email failed',
  withheld: 'Email withheld',
};
export const emailTones: Record<RegistrationEmail, Tone> = {
  queued: 'neutral',
  sent: 'green',
  failed: 'red',
  withheld: 'orange',
};

export const ageLabels: Record<RegistrationAge, string> = {
  under_3_days: 'Under 3 days',
  '3_to_6_days': '3 to 6 days',
  '7_to_29_days': '7 to 29 days',
  '30_days_or_more': '30 days or more',
};

export const signLabels: Record<DuplicateSign, string> = {
  address: 'same e-mail address',
  name: 'same name',
  domain: 'same e-mail domain',
  website: 'same website',
};

export const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  waiting: 'Waiting longest',
};

export const actLabels: Record<ReviewAct, string> = {
  approve: 'Approve',
  ask: 'Ask for information',
  reject: 'Reject',
  reopen: 'Take back',
};

/** What work on many is called while it is done, and after; and what those were before their turn came that it was too late for. */
export const workLabels: Record<BulkAct, { doing: string; done: string; stopped: string; tooLate: string }> = {
  approve: {
    doing: 'Approving',
    done: 'Bulk Approval Completed',
    stopped: 'Bulk Approval Stopped',
    tooLate: 'already decided',
  },
  reject: {
    doing: 'Rejecting',
    done: 'Bulk Rejection Completed',
    stopped: 'Bulk Rejection Stopped',
    tooLate: 'already decided',
  },
  delete: {
    doing: 'Deleting',
    done: 'Bulk Delete Completed',
    stopped: 'Bulk Delete Stopped',
    tooLate: 'already deleted',
  },
  restore: {
    doing: 'Restoring',
    done: 'Bulk Restore Completed',
    stopped: 'Bulk Restore Stopped',
    tooLate: 'already restored or erased',
  },
};

export const recordLabels: Record<string, string> = {
  'registration.asked': 'Information was asked for',
  'registration.answered': 'The applicant answered',
  'registration.approved': 'Approved',
  'registration.rejected': 'Rejected',
  'registration.reopened': 'Taken back',
  'registration.deleted': 'Deleted',
  'registration.restored': 'Restored',
};

export const questionTemplates = [
  'Who may sign for the organization, and how can we reach them?',
  'The website could not be opened. Where can we read about the organization?',
  'Please register with an e-mail address of the organization’s own domain, or tell us why that is not possible.',
];
export const reasonTemplates = [
  'The organization is registered already.',
  'The website and the organization do not belong together.',
  'The registration does not say enough about the organization.',
];

export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The file of what is chosen, or of what the filter holds. */
export function exportAddress(format: string, filter: Record<string, string | undefined>, ids: readonly string[] = []) {
  const { sort, ...narrowing } = filter;
  const given = ids.length > 0 ? { ids: ids.join(','), sort } : { ...narrowing, sort };
  const query = new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `/api/registrations/export/${format}${query.size > 0 ? `?${query}` : ''}`;
}
