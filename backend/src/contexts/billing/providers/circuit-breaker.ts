import { ProviderAway } from './payment-provider';

const failuresToOpen = 5;
const restMs = 15_000;

/** Leaves a provider alone for a while that has failed several times in a row; then one call tries it. */
export class CircuitBreaker {
  private failures = 0;
  private restsUntil = 0;

  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = performance.now();
    if (now < this.restsUntil) throw new ProviderAway('It has failed several times in a row and is left alone.');
    // Whoever comes while one tries it waits for the outcome of the next rest.
    if (this.failures >= failuresToOpen) this.restsUntil = now + restMs;
    try {
      const result = await work();
      this.failures = 0;
      this.restsUntil = 0;
      return result;
    } catch (error) {
      if (!(error instanceof ProviderAway)) {
        this.failures = 0;
        this.restsUntil = 0;
      } else {
        this.failures += 1;
        if (this.failures >= failuresToOpen) this.restsUntil = performance.now() + restMs;
      }
      throw error;
    }
  }
}
