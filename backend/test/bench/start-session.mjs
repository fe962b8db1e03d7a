import { createHash, randomBytes } from 'node:crypto';

/** A session of a member, or of a super admin; answers its cookie. */
export async function startSession(client, subject, kind = 'member') {
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('base64url');
  const content = { kind, subject, startedAt: Date.now(), enterprise: false };
  await client.query(`insert into platform.sessions (sid, sess, expire) values ($1, $2, now() + interval '7 days')`, [
    sid,
    content,
  ]);
  return `sid=${token}`;
}
