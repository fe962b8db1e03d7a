import { progress, say } from './terminal.mjs';

/** Of the steps that stand in one list: most use one core, and few machines have less than two. */
const atOnce = 2;

/**
 * Runs the steps one after the other, whatever becomes of them, those of a list beside one another, and ends with the
 * one line that sums them up.
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  for (const waiting of steps.map((one) => [one].flat())) {
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const outcome = await attempt(step);
        passed += outcome.passed;
        failed += outcome.failed;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  say();
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

async function attempt({ title, run }) {
  try {
    return await progress(title, async () => {
      const outcome = await run();
      if (outcome.failed > 0) throw Object.assign(new Error(outcome.trouble), { outcome });
      return outcome;
    });
  } catch (error) {
    say(error.message);
    return error.outcome ?? { passed: 0, failed: 1 };
  }
}
