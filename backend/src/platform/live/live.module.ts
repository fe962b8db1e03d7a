import { Global, Module } from '@nestjs/common';
import { ForgetLiveUpdatesJob } from './forget-live-updates.job';
import { LiveController } from './live.controller';
import { LiveStreams } from './live-streams';
import { LiveUpdates } from './live-updates';

@Global()
@Module({
  controllers: [LiveController],
  providers: [ForgetLiveUpdatesJob, LiveStreams, LiveUpdates],
  exports: [LiveUpdates],
})
export class LiveModule {}
