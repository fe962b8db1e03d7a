import { welcomeApi as generated } from './generated/welcome.gen';
import type { TagsOf } from './tags';

/** Welcome mails as operators see and try them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    sendTestEmail: { invalidatesTags: ['Message'] },
    sendTestSmtpEmail: { invalidatesTags: ['Message'] },
    resendWelcomeEmail: { invalidatesTags: ['Message', 'RegistryEntry'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetWelcomeTemplateQuery,
  useResendWelcomeEmailMutation,
  useSendTestEmailMutation,
  useSendTestSmtpEmailMutation,
} = tagged;
export type { TestEmailDto, TestEmailResultDto, WelcomeTemplateDto } from './generated/welcome.gen';
