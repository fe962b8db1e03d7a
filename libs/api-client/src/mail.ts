import { baseApi } from './base-api';
import { mailApi as generated, type MessageDto, type SuppressionDto } from './generated/mail.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** What operators see of mail, and do to it. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getMessage: { providesTags: ['Message'] },
    resendMessage: { invalidatesTags: ['Message'] },
    stopMessage: { invalidatesTags: ['Message'] },
    addSuppression: { invalidatesTags: ['Suppression', 'Message'] },
    liftSuppression: { invalidatesTags: ['Suppression', 'Message'] },
    tryMailTemplate: { invalidatesTags: ['Message'] },
    probeMailServer: { invalidatesTags: [] },
    getSmtpDiagnostics: { providesTags: ['MailSettings', 'Message'] },
    checkSenderDomain: { providesTags: ['MailSettings', 'MailSigning'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseMessages: listOf<MessageDto>(build, '/api/admin/mail/messages', 'Message'),
    browseSuppressions: listOf<SuppressionDto>(build, '/api/admin/mail/suppressions', 'Suppression'),
  }),
});

export const { useBrowseMessagesInfiniteQuery, useBrowseSuppressionsInfiniteQuery } = lists;
export const {
  useAddSuppressionMutation,
  useCheckSenderDomainQuery,
  useGetMessageQuery,
  useGetSmtpDiagnosticsQuery,
  useLiftSuppressionMutation,
  useListMailTemplatesQuery,
  useListMailTemplateVersionsQuery,
  useProbeMailServerMutation,
  useResendMessageMutation,
  useStopMessageMutation,
  useTryMailTemplateMutation,
  useWriteMailTemplateQuery,
} = tagged;
export type {
  DeliveryTryDto,
  MailSecurity,
  MailTemplateDto,
  MailTemplateVersionDto,
  MessageDetailDto,
  MessageDto,
  MessageStatus,
  ProbeMailServerDto,
  ProbeOutcome,
  ProbeReportDto,
  ProbeStep,
  SenderRecord,
  SignInStanding,
  SmtpDiagnosticsDto,
  SmtpSettingsDto,
  SuppressionCause,
  SuppressionDto,
  TryOutcome,
} from './generated/mail.gen';
