import { Global, Module } from '@nestjs/common';
import { Audit } from './audit';
import { AuditMarks } from './audit-marks';
import { AuditTrail } from './audit-trail';
import { CheckAudit } from './check-audit';

@Global()
@Module({ providers: [Audit, AuditMarks, AuditTrail, CheckAudit], exports: [Audit, AuditTrail, CheckAudit] })
export class AuditModule {}
