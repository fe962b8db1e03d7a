import { Module } from '@nestjs/common';
import { BookSession } from './book-session';
import { CancelSession } from './cancel-session';
import { MentoringDemo } from './demo/mentoring.demo';
import { EndMentoring } from './end-mentoring';
import { FreeTimes } from './free-times';
import { LockMentor } from './lock-mentor';
import { LockSession } from './lock-session';
import { MentorsController } from './mentors.controller';
import { MentorsQueries } from './mentors.queries';
import { NameExpert } from './name-expert';
import { OfferSessions } from './offer-sessions';
import { RateSession } from './rate-session';
import { RemindSessionsJob } from './remind-sessions.job';
import { ReportAbsence } from './report-absence';
import { RescheduleSession } from './reschedule-session';
import { MentorSessionsController } from './sessions.controller';
import { SessionsQueries } from './sessions.queries';
import { TellOfSession } from './tell-of-session';
import { WriteSessionNotes } from './write-session-notes';

@Module({
  controllers: [MentorsController, MentorSessionsController],
  providers: [
    BookSession,
    CancelSession,
    EndMentoring,
    FreeTimes,
    LockMentor,
    LockSession,
    MentoringDemo,
    MentorsQueries,
    NameExpert,
    OfferSessions,
    RateSession,
    RemindSessionsJob,
    ReportAbsence,
    RescheduleSession,
    SessionsQueries,
    TellOfSession,
    WriteSessionNotes,
  ],
  exports: [EndMentoring],
})
export class MentoringModule {}
