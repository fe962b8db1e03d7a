import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { SectionGuard } from '../settings/section.guard';
import { AccessGuard } from './access.guard';
import { AddressCountries } from './address-countries';
import { Authenticators } from './authenticators';
import { FreshGuard } from './fresh';
import { HealthController } from './health.controller';
import { InputGuard } from './input.guard';
import { LimitGuard } from './limited';
import { MetricsController } from './metrics.controller';
import { PageVisits } from './page-visits';
import { ProblemFilter } from './problem.filter';
import { RateLimits } from './rate-limits';
import { ReviewGuard } from './review.guard';
import { SameOriginGuard } from './same-origin.guard';
import { SeeAsGuard } from './see-as.guard';
import { TurnGuard } from './turn.guard';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    AddressCountries,
    Authenticators,
    PageVisits,
    RateLimits,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: SeeAsGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: TurnGuard },
    { provide: APP_GUARD, useClass: SectionGuard },
    { provide: APP_GUARD, useClass: ReviewGuard },
    { provide: APP_GUARD, useClass: FreshGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_GUARD, useClass: InputGuard },
  ],
  exports: [AddressCountries, Authenticators, PageVisits, RateLimits],
})
export class HttpModule {}
