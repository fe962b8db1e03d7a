import { Global, Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { Config } from '../../platform/config/config';
import { Mail } from '../../platform/mail/mail';
import { MailboxController } from './mailbox/mailbox.controller';
import { MailboxQueries } from './mailbox/mailbox.queries';
import { mailerOptions } from './messages/mailer-options';
import { MessageQueue } from './messages/message-queue';
import { SendMessage } from './messages/send-message';
import { WakeQueuedMessagesJob } from './messages/wake-queued-messages.job';
import { Templates } from './templates/templates';
import { TemplatesModule } from './templates/templates.module';

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
  controllers: [MailboxController],
  providers: [
    MailboxQueries,
    MessageQueue,
    SendMessage,
    WakeQueuedMessagesJob,
    { provide: Mail, useExisting: MessageQueue },
  ],
  exports: [Mail],
})
export class NotificationsModule {}
