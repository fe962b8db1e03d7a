import { deliveryApi as generated } from './generated/delivery.gen';
import type { TagsOf } from './tags';

/** By which server mail leaves, and by which key it is signed. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getMailSettings: { providesTags: ['MailSettings'] },
    saveMailSettings: { invalidatesTags: ['MailSettings', 'MailSigning', 'Message'] },
    rollBackMailSettings: { invalidatesTags: ['MailSettings', 'MailSigning', 'Message'] },
    getMailSigning: { providesTags: ['MailSigning'] },
    makeSigningKey: { invalidatesTags: ['MailSigning'] },
    signByKey: { invalidatesTags: ['MailSigning'] },
    endSigningKey: { invalidatesTags: ['MailSigning'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetMailSettingsQuery,
  useSaveMailSettingsMutation,
  useRollBackMailSettingsMutation,
  useGetMailSigningQuery,
  useMakeSigningKeyMutation,
  useSignByKeyMutation,
  useEndSigningKeyMutation,
} = tagged;
export type {
  MailSettingsChangeDto,
  MailSettingsDto,
  MailSigningDto,
  SaveMailSettingsDto,
  SigningKeyDto,
} from './generated/delivery.gen';
