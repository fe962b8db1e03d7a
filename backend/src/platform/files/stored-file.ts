import type { FileType } from './type-words';

/** Which files are taken. */
export interface FileRules {
  /** Media types that are taken, as their content shows them: `image/png`. What is text cannot be proven. */
  readonly types: readonly FileType[];
  /** The largest, in bytes. */
  readonly maxBytes: number;
}

/** What files are kept for, declared beside who keeps them. */
export interface FileUse extends FileRules {
  /** Where they are kept: the context and a noun, `membership/logos`. */
  readonly prefix: `${string}/${string}`;
}

/** What to remember of a file, in a row of the context that keeps it. */
export interface StoredFile {
  /** Where it is found again; says nothing of what it is. */
  key: string;
  /** As it was called where it came from, without folders and control characters; only for `Content-Disposition`. */
  name: string;
  /** Its media type, as its content shows it. */
  type: string;
  bytes: number;
}

/** A file that was just put. */
export interface PutFile extends StoredFile {
  /** SHA-256 of the content, in hexadecimal: the same for the same content. */
  hash: string;
}
