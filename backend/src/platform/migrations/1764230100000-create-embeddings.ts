import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEmbeddings1764230100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.embeddings (
        corpus text not null,
        model text not null,
        id uuid not null,
        text_hash bytea not null,
        vector bytea not null,
        constraint embeddings_pkey primary key (corpus, model, id)
      );
      create index embeddings_model_text_hash_idx on platform.embeddings (model, text_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.embeddings');
  }
}
