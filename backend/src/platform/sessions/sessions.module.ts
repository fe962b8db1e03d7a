import { Global, Module } from '@nestjs/common';
import { RemoveExpiredSessionsJob } from './remove-expired-sessions.job';
import { SessionAuthenticator } from './session.authenticator';
import { Sessions } from './sessions';

@Global()
@Module({ providers: [Sessions, SessionAuthenticator, RemoveExpiredSessionsJob], exports: [Sessions] })
export class SessionsModule {}
