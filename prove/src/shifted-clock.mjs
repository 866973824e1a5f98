import { readFileSync } from 'node:fs';

// Loaded before the shop itself: its clock is as far off as the file says, from one moment to the next.

const file = process.env.PROOF_CLOCK ?? '';
const RealDate = Date;
let shiftMs = 0;
const look = () => {
  shiftMs = Number(readFileSync(file, 'utf8'));
};
look();
setInterval(look, 20).unref();

class ShiftedDate extends RealDate {
  /** @param {[] | ConstructorParameters<DateConstructor>} given */
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
}
globalThis.Date = /** @type {DateConstructor} */ (ShiftedDate);
