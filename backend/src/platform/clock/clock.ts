import { Injectable } from '@nestjs/common';

/**
 * The time by which things are dated and decided. It is handed to SQL as a parameter, so that tests can move it; `now()`
 * in SQL only fills columns that keep books (`created_at`, `updated_at` and the like).
 */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(Date.now());
  }

  /** The time so many milliseconds from now, or before it when negative. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }
}
