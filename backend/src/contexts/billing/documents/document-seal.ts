import { createHash } from 'node:crypto';
import { canonical } from '../quotes/hash-quote';
import type { DocumentFile } from './document-file.entity';

/** What the seal of a document's file covers: all of it. */
export const sealedText = ({ number, content, drawnAt }: Omit<DocumentFile, 'seal'>): string =>
  canonical({ number, drawnAt, content: createHash('sha256').update(content).digest('hex') });
