import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';
import { Guesses } from './guesses';
import { KnownDevices } from './known-devices';
import { PasswordHasher } from './password-hasher';
import { estimator } from './password-policy';

@Global()
@Module({
  providers: [Guesses, KnownDevices, PasswordHasher],
  exports: [Guesses, KnownDevices, PasswordHasher],
})
export class PasswordsModule implements OnModuleInit {
  constructor(private readonly config: Config) {}

  /** The dictionaries are loaded before anybody waits for them. */
  onModuleInit(): void {
    if (this.config.web) estimator();
  }
}
