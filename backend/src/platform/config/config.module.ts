import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config';

@Module({})
export class ConfigModule {
  static for(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
