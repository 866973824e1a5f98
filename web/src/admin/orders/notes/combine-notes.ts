type Versions = { base: string; mine: string; theirs: string };

/** Both sides of a conflict in one text: what was only added to stays once, nothing of either is lost. */
export function combineNotes({ base, mine, theirs }: Versions): string {
  const shared = base.trimEnd();
  if (shared !== '' && theirs.startsWith(shared)) return joined(mine, theirs.slice(shared.length));
  if (shared !== '' && mine.startsWith(shared)) return joined(theirs, mine.slice(shared.length));
  return joined(theirs, mine);
}

function joined(first: string, second: string): string {
  return [first.trimEnd(), second.trim()].filter((part) => part !== '').join('\n');
}
