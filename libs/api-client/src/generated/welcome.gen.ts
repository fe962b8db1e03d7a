import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWelcomeTemplate: build.query<GetWelcomeTemplateApiResponse, GetWelcomeTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/email/template/${encodeURIComponent(String(queryArg.tier))}`,
        params: {
          firstName: queryArg.firstName,
          orgName: queryArg.orgName,
        },
      }),
    }),
    showWelcomeTemplate: build.query<ShowWelcomeTemplateApiResponse, ShowWelcomeTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/email/template/${encodeURIComponent(String(queryArg.tier))}/page`,
        params: {
          firstName: queryArg.firstName,
          orgName: queryArg.orgName,
        },
      }),
    }),
    sendTestEmail: build.mutation<SendTestEmailApiResponse, SendTestEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/test-email`,
        method: 'POST',
        body: queryArg.testEmailDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    sendTestSmtpEmail: build.mutation<SendTestSmtpEmailApiResponse, SendTestSmtpEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/test-smtp-email`,
        method: 'POST',
        body: queryArg.testSmtpEmailDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    resendWelcomeEmail: build.mutation<ResendWelcomeEmailApiResponse, ResendWelcomeEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/registrations/${encodeURIComponent(String(queryArg.memberId))}/resend-email`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as welcomeApi };
export type GetWelcomeTemplateApiResponse = /** status 200 OK. */ WelcomeTemplateDto;
export type GetWelcomeTemplateApiArg = {
  tier: string;
  /** The first name in it. */
  firstName?: string;
  /** The organization in it. */
  orgName?: string;
};
export type ShowWelcomeTemplateApiResponse = /** status 200 OK. */ string;
export type ShowWelcomeTemplateApiArg = {
  tier: string;
  /** The first name in it. */
  firstName?: string;
  /** The organization in it. */
  orgName?: string;
};
export type SendTestEmailApiResponse = /** status 200 OK. */ TestEmailResultDto;
export type SendTestEmailApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  testEmailDto: TestEmailDto;
};
export type SendTestSmtpEmailApiResponse = /** status 200 OK. */ TestEmailResultDto;
export type SendTestSmtpEmailApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  testSmtpEmailDto: TestSmtpEmailDto;
};
export type ResendWelcomeEmailApiResponse = /** status 200 OK. */ ResentWelcomeDto;
export type ResendWelcomeEmailApiArg = {
  memberId: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type WelcomeTemplateDto = {
  /** The whole HTML document; `showWelcomeTemplate` answers it for a frame. */
  html: string;
  /** The subject line. */
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  /** The plain text. */
  text: string;
};
export type TestEmailResultDto = {
  /** Whether the mail server has taken it, or it was kept on this machine. */
  success: boolean;
  /** Whether it was kept on this machine instead of sent, as no mail server is configured: `listCaughtMessages` has it. */
  isCaught: boolean;
  /** What the server answered, where it has not; the message then waits in the queue or has failed. */
  error: string | null;
  /** The message, as the list of mail has it. */
  messageId: string;
};
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type TestEmailDto = {
  /** Who gets the test mail. */
  to: string;
  /** The first name in it. */
  userName: string;
  /** The organization in it. */
  organizationName: string;
  /** What kind of organization it stands for. No welcome mail says it. */
  organizationType?: OrganizationType;
  /** The tier whose welcome it is; the names of the registration page are understood too. */
  membershipTier: MembershipTier;
};
export type TestSmtpEmailDto = {
  /** Who gets the test mail. */
  to: string;
  /** The first name in it. */
  userName: string;
  /** The organization in it. */
  organizationName: string;
  /** The tier whose welcome it is; the names of the registration page are understood too. */
  membershipTier: MembershipTier;
};
export type ResentWelcomeDto = {
  /** Whether the mail has left, or waits to leave. */
  success: boolean;
  /** What became of it. */
  message: string;
  /** The message, as the list of mail has it. */
  messageId: string;
};
