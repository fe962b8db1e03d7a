import 'reflect-metadata';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { start } from './platform/start';

void start((config: Config) => AppModule.for(config));
