import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What a mail was made of from a release on. */
@Entity({ schema: 'notifications', name: 'template_versions' })
@Unique(['template', 'hash'])
export class TemplateVersion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The name of the mail. */
  @Column('text')
  template: string;

  /** Of the four texts below. */
  @Column('text')
  hash: string;

  @Column('text')
  subject: string;

  @Column('text')
  preview: string;

  @Column('text')
  html: string;

  @Column('text')
  text: string;

  /** When a process with it first started. */
  @Column({ type: 'timestamptz', precision: 3 })
  seenAt: Date;
}
