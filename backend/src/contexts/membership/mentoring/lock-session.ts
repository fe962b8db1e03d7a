import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { type MentorKind, type MentorSessionState, SessionSide } from './mentoring.enums';

const lock = {
  name: 'mentoring-lock-session',
  text: `select s.id, s.mentor_id as "mentorId", s.user_id as "memberId", s.organization_id as "organizationId", s.kind, s.state,
      s.starts_at as "startsAt", s.ends_at as "endsAt", s.is_given_back as "isGivenBack", s.rated_at is not null as "isRated",
      case when s.user_id = $2 then 'member' else 'mentor' end as side
    from membership.mentor_sessions s join membership.mentors m on m.id = s.mentor_id
    where s.id = $1 and $2 in (s.user_id, m.user_id) for update of s`,
};

export interface OwnSession {
  id: string;
  mentorId: string;
  memberId: string;
  organizationId: string;
  kind: MentorKind;
  state: MentorSessionState;
  startsAt: Date;
  endsAt: Date;
  isGivenBack: boolean;
  isRated: boolean;
  /** Which of the two the viewer is. */
  side: SessionSide;
}
type Row = Omit<OwnSession, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };

/** A session of the viewer, who is one of its two; whoever changes it locks it first. */
@Injectable()
export class LockSession {
  constructor(private readonly database: Database) {}

  /** Throws `not_found`, also where the viewer is not the side that may do it. */
  async execute(viewer: Viewer, id: string, only?: SessionSide): Promise<OwnSession> {
    const row = await this.database.queryOne<Row>(lock, [id, viewer.id]);
    if (!row || (only && row.side !== only)) throw notFound('session');
    return { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
  }
}

export const otherSide = (side: SessionSide): SessionSide =>
  side === SessionSide.Mentor ? SessionSide.Member : SessionSide.Mentor;
