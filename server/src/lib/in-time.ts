/** What was promised, if it comes within that time; null if it comes later, or not at all. */
export async function inTime<Result>(promised: Promise<Result>, patienceMs: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  const answer = await Promise.race([promised.catch(() => null), tooLate]);
  clearTimeout(timer);
  return answer;
}
