import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { Authenticators } from './authenticators';
import { FreshGuard } from './fresh';
import { HealthController } from './health.controller';
import { InputGuard } from './input.guard';
import { LimitGuard } from './limited';
import { MetricsController } from './metrics.controller';
import { ProblemFilter } from './problem.filter';
import { RateLimits } from './rate-limits';
import { SameOriginGuard } from './same-origin.guard';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    Authenticators,
    RateLimits,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: FreshGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_GUARD, useClass: InputGuard },
  ],
  exports: [Authenticators, RateLimits],
})
export class HttpModule {}
