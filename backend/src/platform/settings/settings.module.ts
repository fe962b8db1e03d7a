import { Global, Module } from '@nestjs/common';
import { AllianceSettings } from './alliance-settings';
import { Sections } from './sections';

@Global()
@Module({ providers: [AllianceSettings, Sections], exports: [AllianceSettings, Sections] })
export class SettingsModule {}
