import { Global, Module } from '@nestjs/common';
import { RemoveExpiredSessionsJob } from './remove-expired-sessions.job';
import { Sessions } from './sessions';

@Global()
@Module({ providers: [Sessions, RemoveExpiredSessionsJob], exports: [Sessions] })
export class SessionsModule {}
