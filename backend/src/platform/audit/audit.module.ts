import { Global, Module } from '@nestjs/common';
import { Audit } from './audit';
import { AuditMarks } from './audit-marks';
import { AuditSubjects } from './audit-subjects';
import { AuditTrail } from './audit-trail';
import { CheckAudit } from './check-audit';

@Global()
@Module({
  providers: [Audit, AuditMarks, AuditSubjects, AuditTrail, CheckAudit],
  exports: [Audit, AuditSubjects, AuditTrail, CheckAudit],
})
export class AuditModule {}
