/** So many wrong passwords nobody needs, also not a team that shares an account. */
const freeFailures = 100;
/** After each so many more, the wait doubles. */
const failuresPerStep = 10;
const maxSeconds = 300;

/**
 * How long an account waits for its next guess after so many wrong passwords in a row, wherever they came from.
 * The wait has an end: an attack with many addresses slows strangers down, it does not shut the account.
 */
export function accountWaitSeconds(failures: number): number {
  if (failures < freeFailures) return 0;
  const step = Math.floor((failures - freeFailures) / failuresPerStep);
  return Math.min(maxSeconds, 2 ** Math.min(step, 30));
}
