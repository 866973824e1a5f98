/** A remark such as "(savings)" is for reading, not for typing. */
const remark = /\([^)]*\)/g;

/** An account number as a bank app takes it: what is shown keeps its spaces and dashes, what is copied is digits. */
export function accountDigits(shown: string): string {
  return shown.replace(remark, '').replace(/\D/g, '') || shown;
}

/** The same of a DuitNow number, which may be a phone with its plus sign or a registration with letters. */
export function withoutGaps(shown: string): string {
  return shown.replace(remark, '').replace(/[\s-]/g, '') || shown;
}
