import { Global, Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { Config } from '../../platform/config/config';
import { Mail } from '../../platform/mail/mail';
import { MailTemplatesController } from './console/mail-templates.controller';
import { MessagesController } from './console/messages.controller';
import { MessagesQueries } from './console/messages.queries';
import { ResendMessage } from './console/resend-message';
import { StopMessage } from './console/stop-message';
import { TryTemplate } from './console/try-template';
import { MailboxController } from './mailbox/mailbox.controller';
import { MailboxQueries } from './mailbox/mailbox.queries';
import { ForgetValuesJob } from './messages/forget-values.job';
import { mailerOptions } from './messages/mailer-options';
import { MessageQueue } from './messages/message-queue';
import { SendMessage } from './messages/send-message';
import { WakeQueuedMessagesJob } from './messages/wake-queued-messages.job';
import { CheckSenderDomain } from './probe/check-sender-domain';
import { DomainNames, PublicDomainNames } from './probe/domain-names';
import { ProbeController } from './probe/probe.controller';
import { ProbeMailServer } from './probe/probe-mail-server';
import { AddSuppression } from './suppressions/add-suppression';
import { LiftSuppression } from './suppressions/lift-suppression';
import { Suppressions } from './suppressions/suppressions';
import { SuppressionsController } from './suppressions/suppressions.controller';
import { SuppressionsQueries } from './suppressions/suppressions.queries';
import { Templates } from './templates/templates';
import { TemplatesModule } from './templates/templates.module';
import './notifications.personal-data';

@Global()
@Module({
  imports: [
    TemplatesModule,
    MailerModule.forRootAsync({
      imports: [TemplatesModule],
      inject: [Config, Templates],
      useFactory: mailerOptions,
    }),
  ],
  controllers: [
    MailboxController,
    MailTemplatesController,
    MessagesController,
    ProbeController,
    SuppressionsController,
  ],
  providers: [
    AddSuppression,
    CheckSenderDomain,
    ForgetValuesJob,
    LiftSuppression,
    MailboxQueries,
    MessageQueue,
    MessagesQueries,
    ProbeMailServer,
    ResendMessage,
    SendMessage,
    StopMessage,
    Suppressions,
    SuppressionsQueries,
    TryTemplate,
    WakeQueuedMessagesJob,
    { provide: DomainNames, useClass: PublicDomainNames },
    { provide: Mail, useExisting: MessageQueue },
  ],
  exports: [Mail],
})
export class NotificationsModule {}
