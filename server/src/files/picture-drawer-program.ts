import type { ToDrawer } from './draw-picture.ts';
import { redrawPicture } from './redraw-picture.ts';

// Started by draw-picture.ts for one picture, and ended by it.
process.on('disconnect', () => process.exit(0));
process.on('message', async ({ bytes }: ToDrawer) => {
  process.send?.({ drawn: await redrawPicture(bytes) });
});
