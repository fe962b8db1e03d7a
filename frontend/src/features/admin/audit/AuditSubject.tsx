import type { AuditEventDto } from '@alliance/api-client/audit';
import { Link } from 'react-router-dom';

interface AuditSubjectProps {
  event: Pick<AuditEventDto, 'subject' | 'subjectName' | 'subjectLink'>;
  /** Whether its number is shown beside its name, and not only what it is. */
  isNumbered?: boolean;
}

/** What something was done to, as it is called now; by its number alone where it is called nothing, or is gone. */
export function AuditSubject({ event: { subject, subjectName, subjectLink }, isNumbered }: AuditSubjectProps) {
  if (!subject) return '–';
  if (!subjectName) return <span className="break-all text-ink-2 text-xs">{subject}</span>;
  const kind = subject.slice(0, subject.indexOf(':')).replaceAll('-', ' ');
  return (
    <>
      {subjectLink ? (
        <Link to={subjectLink} className="font-medium text-brand underline-offset-4 hover:underline">
          <span className="[overflow-wrap:anywhere]">{subjectName}</span>
        </Link>
      ) : (
        <span className="[overflow-wrap:anywhere]">{subjectName}</span>
      )}
      <span className="block break-all text-ink-2 text-xs">{isNumbered ? subject : kind}</span>
    </>
  );
}
