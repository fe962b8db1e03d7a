import { createHash } from 'node:crypto';
import type { ConversationAboutDto } from './conversations.dto';

/** The same of conversations between the same people for the same organizations about the same. */
export const keyOf = (people: string[], organizations: string[], about?: Pick<ConversationAboutDto, 'kind' | 'id'>) =>
  createHash('sha256')
    .update(JSON.stringify([[...people].sort(), [...organizations].sort(), about ? [about.kind, about.id] : null]))
    .digest('hex');
