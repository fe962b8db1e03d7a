import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Events } from './events';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Events], exports: [Events] })
export class EventsModule {}
