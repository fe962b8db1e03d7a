// Required before a product that a journey starts: its clock is as far from the machine's as it was told, and is moved by a message.
const Machine = Date;
let ahead = Number(process.env.E2E_AHEAD_MS);

class MovedDate extends Machine {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Machine.now() + ahead]));
  }
  static now() {
    return Machine.now() + ahead;
  }
  /** Those of the machine, of files for example, are dates too. */
  static [Symbol.hasInstance](value) {
    return value instanceof Machine;
  }
}
globalThis.Date = MovedDate;
process.on('message', (message) => {
  ahead = message.ahead;
});
