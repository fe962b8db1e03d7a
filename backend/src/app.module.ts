import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from './contexts/admin';
import { BillingModule } from './contexts/billing';
import { InnovationModule } from './contexts/innovation';
import { MarketplaceModule } from './contexts/marketplace';
import { MembershipModule } from './contexts/membership';
import { NotificationsModule } from './contexts/notifications';
import { AuditModule } from './platform/audit/audit.module';
import { ClockModule } from './platform/clock/clock.module';
import { CommandsModule } from './platform/commands/commands.module';
import { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { DemoModule } from './platform/demo/demo.module';
import { EventsModule } from './platform/events/events.module';
import { FilesModule } from './platform/files/files.module';
import { HttpModule } from './platform/http/http.module';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { JobsModule } from './platform/jobs/jobs.module';
import { LiveModule } from './platform/live/live.module';
import { OrganizationDataModule } from './platform/organization-data/organization-data.module';
import { PasswordsModule } from './platform/passwords/passwords.module';
import { PersonalDataModule } from './platform/personal-data/personal-data.module';
import { PicturesModule } from './platform/pictures/pictures.module';
import { SearchModule } from './platform/search/search.module';
import { SecretsModule } from './platform/secrets/secrets.module';
import { SessionsModule } from './platform/sessions/sessions.module';
import { SettingsModule } from './platform/settings/settings.module';
import { TokensModule } from './platform/tokens/tokens.module';
import { WorkItemsModule } from './platform/work-items/work-items.module';

const platform = [
  CommandsModule,
  ClockModule,
  DatabaseModule,
  JobsModule,
  EventsModule,
  AuditModule,
  SecretsModule,
  TokensModule,
  SessionsModule,
  LiveModule,
  OrganizationDataModule,
  PasswordsModule,
  PersonalDataModule,
  DemoModule,
  SearchModule,
  FilesModule,
  PicturesModule,
  HttpModule,
  IdempotencyModule,
  WorkItemsModule,
  SettingsModule,
];
const contexts = [
  MembershipModule,
  BillingModule,
  InnovationModule,
  MarketplaceModule,
  NotificationsModule,
  AdminModule,
];

@Module({})
export class AppModule {
  static for(config: Config): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.for(config), ...platform, ...contexts] };
  }
}
