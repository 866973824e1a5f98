/** Between letters and paper, once these are black and white: lighter grounds are read as they are, on darker ones no dark letters. */
const [darkestGround, lightestGround] = [90, 215];
/** How much light the rows of one band may differ by, and how high a band is at least: a row of small letters. */
const sameLight = 8;
const leastRows = 24;
/** So much of the way to black, or to white, letters are from their ground at least. */
const letterShare = 0.5;

/**
 * Makes the ground of coloured bands white where dark letters stand on it. The engine decides for the whole picture what is
 * ink: beside much white it takes an orange head for ink altogether, and finds no letters in it. Light letters among the
 * dark ones are made dark as well, or a word like "pending" could vanish.
 */
export function levelBands(pixels: Buffer, width: number): void {
  const height = pixels.length / width;
  const rows = Array.from({ length: height }, (_, y) => pixels.subarray(y * width, (y + 1) * width));
  const grounds = rows.map(medianOf);
  for (let top = 0; top < height; ) {
    const ground = grounds[top] ?? 0;
    let below = top + 1;
    while (below < height && Math.abs((grounds[below] ?? 0) - ground) <= sameLight) below += 1;
    const isBetween = ground >= darkestGround && ground <= lightestGround;
    if (isBetween && below - top >= leastRows) levelBand(rows.slice(top, below), ground);
    top = below;
  }
}

const medianOf = (row: Uint8Array) => row.toSorted()[row.length >> 1] ?? 255;

function levelBand(rows: readonly Uint8Array[], ground: number): void {
  // From its first to its last pixel of each row: what is lighter beside a card is paper.
  const parts = rows.map((row) => {
    const isGround = (light: number) => Math.abs(light - ground) <= sameLight;
    return row.subarray(Math.max(0, row.findIndex(isGround)), row.findLastIndex(isGround) + 1);
  });
  const inkOf = (light: number) =>
    light < ground ? (ground - light) / ground : (light - ground) / (255 - ground);
  let darker = 0;
  for (const part of parts) {
    for (const light of part) if (inkOf(light) >= letterShare) darker += light < ground ? 1 : -1;
  }
  if (darker <= 0) return;
  for (const part of parts) {
    for (let x = 0; x < part.length; x += 1) part[x] = Math.round(255 * (1 - inkOf(part[x] ?? ground)));
  }
}
