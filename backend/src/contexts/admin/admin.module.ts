import { Module } from '@nestjs/common';
import { SecurityModule } from '../membership';
import { AdminStrategy } from './accounts/admin.strategy';
import { AdminAccounts } from './accounts/admin-accounts';
import { AdminSignInController } from './accounts/admin-sign-in.controller';
import './admin.personal-data';

@Module({
  imports: [SecurityModule],
  controllers: [AdminSignInController],
  providers: [AdminAccounts, AdminStrategy],
})
export class AdminModule {}
