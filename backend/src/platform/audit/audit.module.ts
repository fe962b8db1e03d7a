import { Global, Module } from '@nestjs/common';
import { Audit } from './audit';

@Global()
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
