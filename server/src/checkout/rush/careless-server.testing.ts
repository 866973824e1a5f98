import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { refuse } from '@mooncake/domain/refusal';
import { Hono } from 'hono';
import pino from 'pino';
import type { AppEnv } from '../../app-env.ts';
import { createStorefrontSnapshot } from '../../catalogue/storefront-snapshot.ts';
import { readConfig } from '../../config.ts';
import { connect } from '../../database/connect.ts';
import { createEvents } from '../../events/events.ts';
import { healthRoutes } from '../../health/health.routes.ts';
import { createLifecycle } from '../../health/lifecycle.ts';
import { mountRoutes } from '../../http/mount-routes.ts';
import { answerError } from '../../http/problems/error-response.ts';
import { requestId } from '../../http/request-id.ts';
import { createOfferMemory } from '../../orders/offer.ts';
import { createAdmit } from '../../staff/auth/admit.ts';
import type { TakeStock } from '../../stock/take-stock.ts';
import { openDiskStorage } from '../../storage/disk-storage.ts';
import { createTrafficLimits } from '../../visitors/traffic-limits.ts';
import { checkoutRoutes } from '../checkout.routes.ts';

// A server without the stock guard, to show that the rush test would notice.

/** Looks, then takes without looking again: the mistake the guard exists for. */
const takeCarelessly: TakeStock = async (trx, { batchId, timeSlotId, needs }) => {
  for (const { productId, productName, productNameZh, units } of needs) {
    const ofLimit = { batch_id: batchId, product_id: productId };
    const { limit_quantity, taken } = await trx
      .selectFrom('product_batch_limits')
      .select(['limit_quantity', 'taken'])
      .where('batch_id', '=', ofLimit.batch_id)
      .where('product_id', '=', ofLimit.product_id)
      .executeTakeFirstOrThrow();
    const available = limit_quantity - taken;
    if (available < units) {
      throw refuse('batch.short_of_stock', {
        shortages: [{ productId, productName, productNameZh, needed: units, available }],
      });
    }
    await pause(10);
    await trx
      .updateTable('product_batch_limits')
      .set((eb) => ({ taken: eb('taken', '+', units) }))
      .where('batch_id', '=', ofLimit.batch_id)
      .where('product_id', '=', ofLimit.product_id)
      .execute();
  }
  await trx
    .insertInto('batch_time_slots')
    .values({ batch_id: batchId, time_slot_id: timeSlotId ?? '', booked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['batch_id', 'time_slot_id'])
        .doUpdateSet((eb) => ({ booked: eb('batch_time_slots.booked', '+', 1) })),
    )
    .execute();
};

const config = readConfig(process.env, process.cwd());
const log = pino({ level: 'error' });
const databaseUrl = config.databaseUrl ?? '';
const { db } = connect(databaseUrl);
const events = createEvents({ databaseUrl, log });
const deps = {
  config,
  db,
  checkoutDb: db,
  events,
  storefront: createStorefrontSnapshot({ db, events }),
  offers: createOfferMemory({ db }),
  trafficLimits: createTrafficLimits({ db, log }),
  storage: await openDiskStorage(fileURLToPath(config.storageUrl)),
  lifecycle: createLifecycle(),
  log,
  clock: () => new Date(),
};
const app = new Hono<AppEnv>();
app.onError(answerError(log));
app.use(requestId(1));
mountRoutes(app, { ...deps, admit: createAdmit(deps) }, [
  ...healthRoutes(deps),
  ...checkoutRoutes(deps, takeCarelessly),
]);
serve({ fetch: app.fetch, port: config.port, hostname: config.host });
