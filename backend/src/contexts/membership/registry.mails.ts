import { join } from 'node:path';
import { mailsIn } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

const sample = {
  firstName: 'Alex',
  organizationName: 'TechFlow Solutions',
  memberId: 'GIA-482913',
  link: 'https://alliance.example/registration-status?token=example',
};
interface ToApplicant {
  firstName: string;
  organizationName: string;
  memberId: string;
  link: string;
}

/** To the contact person of a registration, like the next three: their link has a token, which stands in no inbox. */
export const registrationAskedMail = defineMail<ToApplicant & { question: string }>({
  name: 'registration-asked',
  subject: 'A question about the registration of {{organizationName}}',
  preview: '{{question}}',
  sample: { ...sample, question: 'Who may sign for the organization?' },
});

export const registrationApprovedMail = defineMail<ToApplicant & { hasWaited?: boolean }>({
  name: 'registration-approved',
  subject: 'The registration of {{organizationName}} was approved',
  preview: 'It is shown as verified from now on.',
  sample: { ...sample, hasWaited: true },
  optional: ['hasWaited'],
});

/** No review is required any more before an organization acts. */
export const registrationReleasedMail = defineMail<ToApplicant>({
  name: 'registration-released',
  subject: '{{organizationName}} can act now',
  preview: 'It may do all that its plan brings.',
  sample,
});

export const registrationRejectedMail = defineMail<ToApplicant & { reason: string }>({
  name: 'registration-rejected',
  subject: 'The registration of {{organizationName}} was not accepted',
  preview: '{{reason}}',
  sample: { ...sample, reason: 'The website belongs to another organization.' },
});

/** To the operators. */
export const registrationAnsweredMail = defineMail<
  Omit<ToApplicant, 'firstName'> & { contactName: string; answer: string }
>({
  name: 'registration-answered',
  subject: '{{organizationName}} has answered',
  preview: '{{answer}}',
  sample: {
    contactName: 'Alex Kimani',
    organizationName: 'TechFlow Solutions',
    memberId: 'GIA-482913',
    answer: 'Our managing director, Maya Chen.',
    link: 'https://alliance.example/admin/registrations?registration=GIA-482913',
  },
});
