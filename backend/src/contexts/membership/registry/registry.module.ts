import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { TeamModule } from '../team/team.module';
import { AnswerAlliance } from './answer-alliance';
import { ApplicantsController } from './applicants.controller';
import { AskApplicant } from './ask-applicant';
import { BulksController } from './bulks.controller';
import { BulksQueries } from './bulks.queries';
import { DecideRegistration } from './decide-registration';
import { DeleteRegistrations } from './delete-registrations';
import { DuplicatesQueries } from './duplicates.queries';
import { EraseRegistration } from './erase-registration';
import { EraseRegistrationsJob } from './erase-registrations.job';
import { ExportRegistrations } from './export-registrations';
import { LockRegistration } from './lock-registration';
import { RegistryController } from './registry.controller';
import { RegistryQueries } from './registry.queries';
import { ReleaseWhoWaits } from './release-who-waits';
import { ReopenRegistration } from './reopen-registration';
import { RestoreRegistration } from './restore-registration';
import { ReviewQueries } from './review.queries';
import { ReviewsController } from './reviews.controller';
import { RunBulk } from './run-bulk';
import { StartBulk } from './start-bulk';
import { StopBulk } from './stop-bulk';
import { VerifyOrganization } from './verify-organization';
import { WriteToApplicant } from './write-to-applicant';

/** Registrations as those who run the alliance review them. */
@Module({
  imports: [AccountsModule, TeamModule],
  controllers: [ApplicantsController, BulksController, RegistryController, ReviewsController],
  providers: [
    AnswerAlliance,
    AskApplicant,
    BulksQueries,
    DecideRegistration,
    DeleteRegistrations,
    DuplicatesQueries,
    EraseRegistration,
    EraseRegistrationsJob,
    ExportRegistrations,
    LockRegistration,
    RegistryQueries,
    ReleaseWhoWaits,
    ReopenRegistration,
    RestoreRegistration,
    ReviewQueries,
    RunBulk,
    StartBulk,
    StopBulk,
    VerifyOrganization,
    WriteToApplicant,
  ],
  exports: [VerifyOrganization],
})
export class RegistryModule {}
