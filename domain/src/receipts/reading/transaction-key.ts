/** A number that begins with its day and the name of a bank has to go on with so many digits: before them it is the same for all customers. */
const dayAndBank = /^20\d{6}(?=[A-Z])/;
const leastSerial = 6;
/** A day and a time to the second, and nothing else: whoever paid in that second has the same. */
const stamp = /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T?((?:[01]\d|2[0-3])[0-5]\d[0-5]\d)$/;

/**
 * The same for two readings of one transaction number, whichever of 0 and O, 1 and I, 5 and S was read. Empty where
 * no more of the number was read than many share.
 */
export function transactionKey(number: string): string {
  const read = signsOf(number);
  if (stamp.test(read)) return '';
  const serial = /[\dOIL]*$/.exec(read)?.[0] ?? '';
  if (dayAndBank.test(read) && serial.length < leastSerial) return '';
  return read
    .replace(/[OQD]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/Z/g, '2')
    .replace(/S/g, '5')
    .replace(/G/g, '6')
    .replace(/B/g, '8');
}

/** The time of day, to the second, in a number that is nothing but a time stamp; null in any other. */
export const clockOfStamp = (number: string): string | null => stamp.exec(signsOf(number))?.[1] ?? null;

const signsOf = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');
