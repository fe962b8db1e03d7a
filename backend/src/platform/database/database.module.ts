import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { dataSourceOptions } from './data-source';
import { Database } from './database';
import { Notices } from './notices';
import { Settings } from './settings';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config.databaseUrl as string, config.databaseLimits),
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [Database, Notices, Settings],
  exports: [Database, Notices, Settings],
})
export class DatabaseModule {}
