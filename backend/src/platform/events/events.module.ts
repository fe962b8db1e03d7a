import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Events } from './events';
import { Reactions } from './reactions';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Events, Reactions], exports: [Events] })
export class EventsModule {}
