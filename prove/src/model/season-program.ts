import { runSeason, type Season } from './run-season.ts';

// Started by start-seasons.ts: takes the seasons it is told, several at once, until nobody asks any more.

process.on('message', async (season: Season) => {
  const { differing, ends } = await runSeason(season);
  process.send?.({ seed: season.seed, differing, ends });
});
