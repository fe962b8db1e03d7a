import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a person who watches something is mailed; who is not here is. */
@Entity({ schema: 'innovation', name: 'watchers' })
export class Watcher {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  isMailed: boolean;
}
