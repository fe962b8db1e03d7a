import { rmSync } from 'node:fs';
import { testServer } from './test-server';

export default async function stopPostgres(): Promise<void> {
  if (!testServer.running) return;
  const { postgres, dataDir } = testServer.running;
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
