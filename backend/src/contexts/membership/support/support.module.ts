import { Module } from '@nestjs/common';
import { AnswerTicket } from './answer-ticket';
import { CloseTicket } from './close-ticket';
import { LockTicket } from './lock-ticket';
import { OpenTicket } from './open-ticket';
import { SupportController } from './support.controller';
import { SupportQueries } from './support.queries';
import { SupportDeskController } from './support-desk.controller';
import { TellSupport } from './tell-support';
import { WriteToTicket } from './write-to-ticket';

/** Members ask the alliance for help, and those who run it answer. */
@Module({
  controllers: [SupportController, SupportDeskController],
  providers: [AnswerTicket, CloseTicket, LockTicket, OpenTicket, SupportQueries, TellSupport, WriteToTicket],
  exports: [SupportQueries],
})
export class SupportModule {}
