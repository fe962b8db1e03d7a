import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { BookCall } from './book-call';
import { CallCalendar } from './call-calendar';
import { CancelCall } from './cancel-call';
import { MoveCall } from './move-call';
import { OnboardingController } from './onboarding.controller';
import { OnboardingQueries } from './onboarding.queries';
import { OnboardingDeskController } from './onboarding-desk.controller';
import { SetOnboardingHours } from './set-onboarding-hours';
import { TellOnboarding } from './tell-onboarding';

/** Calls in which the alliance’s team shows new members around. */
@Module({
  imports: [SupportModule],
  controllers: [OnboardingController, OnboardingDeskController],
  providers: [BookCall, CallCalendar, CancelCall, MoveCall, OnboardingQueries, SetOnboardingHours, TellOnboarding],
  exports: [CancelCall],
})
export class OnboardingModule {}
