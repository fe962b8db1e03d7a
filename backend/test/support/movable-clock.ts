import { Clock } from '../../src/platform/clock/clock';

/** Goes on as the real one does, from wherever a test has moved it. */
export class MovableClock extends Clock {
  private ahead = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.ahead);
  }

  move(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  /** Back to the real time. */
  reset(): void {
    this.ahead = 0;
  }
}
