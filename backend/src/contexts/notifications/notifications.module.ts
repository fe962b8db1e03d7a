import { Global, Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { Config } from '../../platform/config/config';
import { Mail } from '../../platform/mail/mail';
import { MailOutcomes } from '../../platform/mail/mail-outcomes';
import { MembershipModule } from '../membership';
import { MailTemplatesController } from './console/mail-templates.controller';
import { MessagesController } from './console/messages.controller';
import { MessagesQueries } from './console/messages.queries';
import { ResendMessage } from './console/resend-message';
import { StopMessage } from './console/stop-message';
import { TryTemplate } from './console/try-template';
import { ForgetNotificationsJob } from './inbox/forget-notifications.job';
import { Inbox } from './inbox/inbox';
import { InboxController } from './inbox/inbox.controller';
import { InboxQueries } from './inbox/inbox.queries';
import { MarkNotification } from './inbox/mark-notification';
import { MuteSubject } from './inbox/mute-subject';
import { ReadInbox } from './inbox/read-inbox';
import { MailboxController } from './mailbox/mailbox.controller';
import { MailboxQueries } from './mailbox/mailbox.queries';
import { ForgetValuesJob } from './messages/forget-values.job';
import { MailTransports } from './messages/mail-transports';
import { mailerOptions } from './messages/mailer-options';
import { MessageQueue } from './messages/message-queue';
import { SendMessage } from './messages/send-message';
import { WakeQueuedMessagesJob } from './messages/wake-queued-messages.job';
import { ChangePreferences } from './preferences/change-preferences';
import { MailNotificationDigestsJob } from './preferences/mail-notification-digests.job';
import { PreferencesController } from './preferences/preferences.controller';
import { PreferencesQueries } from './preferences/preferences.queries';
import { StopCategory } from './preferences/stop-category';
import { UnmuteSubject } from './preferences/unmute-subject';
import { WaysToTell } from './preferences/ways-to-tell';
import { CheckSenderDomain } from './probe/check-sender-domain';
import { DomainNames, PublicDomainNames } from './probe/domain-names';
import { MailHosts } from './probe/mail-hosts';
import { ProbeController } from './probe/probe.controller';
import { ProbeMailServer } from './probe/probe-mail-server';
import { SmtpStanding } from './probe/smtp-standing';
import { KeepMailSettings } from './settings/keep-mail-settings';
import { MailServers } from './settings/mail-servers';
import { MailSettingsController } from './settings/mail-settings.controller';
import { MailSettingsQueries } from './settings/mail-settings.queries';
import { RollBackMailSettings } from './settings/roll-back-mail-settings';
import { SaveMailSettings } from './settings/save-mail-settings';
import { EndSigningKey } from './signing/end-signing-key';
import { MakeSigningKey } from './signing/make-signing-key';
import { SigningController } from './signing/signing.controller';
import { SigningQueries } from './signing/signing.queries';
import { SigningKeys } from './signing/signing-keys';
import { TellOperatorsOfSigning } from './signing/tell-operators-of-signing';
import { UseSigningKey } from './signing/use-signing-key';
import { AddSuppression } from './suppressions/add-suppression';
import { LiftSuppression } from './suppressions/lift-suppression';
import { Suppressions } from './suppressions/suppressions';
import { SuppressionsController } from './suppressions/suppressions.controller';
import { SuppressionsQueries } from './suppressions/suppressions.queries';
import { TemplateVersions } from './templates/template-versions';
import { Templates } from './templates/templates';
import { TemplatesModule } from './templates/templates.module';
import { WorkController } from './work/work.controller';
import './notifications.audit-subjects';
import './notifications.organization-data';
import './notifications.personal-data';
import './notifications.settings';

@Global()
@Module({
  imports: [
    MembershipModule,
    TemplatesModule,
    MailerModule.forRootAsync({
      imports: [TemplatesModule],
      inject: [Config, Templates],
      useFactory: mailerOptions,
    }),
  ],
  controllers: [
    InboxController,
    MailboxController,
    MailSettingsController,
    MailTemplatesController,
    MessagesController,
    PreferencesController,
    ProbeController,
    SigningController,
    SuppressionsController,
    WorkController,
  ],
  providers: [
    AddSuppression,
    ChangePreferences,
    CheckSenderDomain,
    EndSigningKey,
    ForgetNotificationsJob,
    ForgetValuesJob,
    Inbox,
    InboxQueries,
    KeepMailSettings,
    LiftSuppression,
    MailboxQueries,
    MailHosts,
    MailNotificationDigestsJob,
    MarkNotification,
    MailOutcomes,
    MailServers,
    MailSettingsQueries,
    MailTransports,
    MakeSigningKey,
    MessageQueue,
    MessagesQueries,
    MuteSubject,
    PreferencesQueries,
    ProbeMailServer,
    SmtpStanding,
    ReadInbox,
    ResendMessage,
    RollBackMailSettings,
    SaveMailSettings,
    SendMessage,
    SigningKeys,
    SigningQueries,
    StopCategory,
    StopMessage,
    Suppressions,
    SuppressionsQueries,
    TemplateVersions,
    TryTemplate,
    UnmuteSubject,
    TellOperatorsOfSigning,
    UseSigningKey,
    WaysToTell,
    WakeQueuedMessagesJob,
    { provide: DomainNames, useClass: PublicDomainNames },
    { provide: Mail, useExisting: MessageQueue },
  ],
  exports: [Mail, MailOutcomes],
})
export class NotificationsModule {}
