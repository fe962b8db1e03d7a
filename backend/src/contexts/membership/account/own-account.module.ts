import { Module } from '@nestjs/common';
import { AskDeletion } from '../account-deletion/ask-deletion';
import { BeginDeletion } from '../account-deletion/begin-deletion';
import { EraseAccount } from '../account-deletion/erase-account';
import { EraseAccountsJob } from '../account-deletion/erase-accounts.job';
import { LockOrganizationsOf } from '../account-deletion/lock-organizations';
import { ReadOwnedOrganizations } from '../account-deletion/owned-organizations';
import { UndoDeletion } from '../account-deletion/undo-deletion';
import { AccountsModule } from '../accounts/accounts.module';
import { AskDataExport } from '../data-export/ask-data-export';
import { DataExportsQueries } from '../data-export/data-exports.queries';
import { FindDataExport } from '../data-export/find-data-export';
import { MakeDataExport } from '../data-export/make-data-export';
import { RemoveDataExportsJob } from '../data-export/remove-data-exports.job';
import { AddressesOfPerson } from '../email-change/addresses-of-person';
import { AnswerEmailChange } from '../email-change/answer-email-change';
import { AskEmailChange } from '../email-change/ask-email-change';
import { EmailChangesController } from '../email-change/email-changes.controller';
import { OpenEmailChange } from '../email-change/open-email-change';
import { RemoveOldEmailChangesJob } from '../email-change/remove-old-email-changes.job';
import { WithdrawEmailChange } from '../email-change/withdraw-email-change';
import { MentoringModule } from '../mentoring/mentoring.module';
import { OnboardingModule } from '../onboarding/onboarding.module';
import { TeamModule } from '../team/team.module';
import { AccountController } from './account.controller';
import { AccountQueries } from './account.queries';
import { ChangePicture } from './change-picture';
import { FacesController } from './faces.controller';
import { RemoveOrphanedFacesJob } from './remove-orphaned-faces.job';
import { UpdateProfile } from './update-profile';

/** What somebody does with their account: profile, address, archive, leaving. */
@Module({
  imports: [AccountsModule, MentoringModule, OnboardingModule, TeamModule],
  controllers: [AccountController, EmailChangesController, FacesController],
  providers: [
    AccountQueries,
    AddressesOfPerson,
    AnswerEmailChange,
    AskDataExport,
    AskDeletion,
    AskEmailChange,
    BeginDeletion,
    ChangePicture,
    DataExportsQueries,
    EraseAccount,
    EraseAccountsJob,
    FindDataExport,
    LockOrganizationsOf,
    MakeDataExport,
    OpenEmailChange,
    ReadOwnedOrganizations,
    RemoveDataExportsJob,
    RemoveOldEmailChangesJob,
    RemoveOrphanedFacesJob,
    UndoDeletion,
    UpdateProfile,
    WithdrawEmailChange,
  ],
  exports: [BeginDeletion, ReadOwnedOrganizations],
})
export class OwnAccountModule {}
