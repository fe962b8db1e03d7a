import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What every row that keeps a file has, of whichever context. Its content is in the store, under `key`. */
export abstract class KeptFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** For which organization it was attached, whose storage it takes. */
  @Column('uuid')
  organizationId: string;

  /** Where the store has it. */
  @Column('text')
  key: string;

  @Column('text')
  name: string;

  /** Media type, as its content shows it. */
  @Column('text')
  type: string;

  @Column('integer')
  bytes: number;
}

/** Of such a row what its content is answered by. */
export const storedColumns = 'key, name, type, bytes';

/** Such rows as lists show them, in the order of what they are told by; `f` is their alias. */
export const filesJson = (f: string, inOrder: string) =>
  `coalesce(json_agg(json_build_object('id', ${f}.id, 'name', ${f}.name, 'type', ${f}.type, 'bytes', ${f}.bytes) order by ${inOrder}), '[]')`;
