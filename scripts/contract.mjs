// npm run contract: controllers and DTOs → libs/contracts/openapi.json → the client's generated sources.
// With --check nothing is written, and a difference fails.
import { ensureBuilt } from './lib/builds.mjs';
import { generateContract, staleIn, writeContract } from './lib/contract.mjs';

await ensureBuilt(['backend']);
const files = await generateContract();
const stale = staleIn(files);
if (!process.argv.includes('--check')) {
  writeContract(files);
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'The contract is up to date.');
} else if (stale.length > 0) {
  console.error(`Not what the code says; run \`npm run contract\`: ${stale.join(', ')}`);
  process.exit(1);
}
