import type { DeliveryMethod, TimeSlot } from '@mooncake/domain/delivery/delivery-method';
import type { Product } from '@mooncake/domain/products/product';
import { isRefusal } from '@mooncake/domain/refusal';
import { findActiveProducts } from '../catalogue/catalogue.queries.ts';
import { presentProduct } from '../catalogue/present-product.ts';
import type { Db } from '../database/connect.ts';
import {
  findActiveMethods,
  findClosedSlots,
  findKnownBatches,
  type KnownBatch,
} from '../delivery/delivery.queries.ts';
import { findSlots } from '../stock/find-slots.ts';

/** Where and when an order can be had. */
export type OfferedPlaces = {
  methods: readonly DeliveryMethod[];
  /** The closed and the hidden ones too. */
  batches: readonly KnownBatch[];
  slots: readonly TimeSlot[];
  /** Slots that single batches do without, as `batch slot`. */
  closedSlots: ReadonlySet<string>;
};

/** All that can be ordered, where and when, as of one version of it; what is left is not part of it. */
export type Offer = OfferedPlaces & { version: number; products: readonly Product[] };

export async function loadOffer(db: Db): Promise<Offer> {
  // First: rows that change meanwhile are then newer than their version, which is noticed; never the other way.
  const version = await findOfferVersion(db);
  const products = await findActiveProducts(db);
  return {
    version,
    products: products.map((product) => presentProduct(product, [])),
    ...(await loadOfferedPlaces(db)),
  };
}

export async function loadOfferedPlaces(db: Db): Promise<OfferedPlaces> {
  const closed = await findClosedSlots(db);
  return {
    methods: await findActiveMethods(db),
    batches: await findKnownBatches(db),
    slots: await findSlots(db, {}, { now: new Date(), browserHash: null }),
    closedSlots: new Set(closed.map(({ batch_id, time_slot_id }) => `${batch_id} ${time_slot_id}`)),
  };
}

/** The times a batch offers. */
export function slotsOfBatch({ slots, closedSlots }: OfferedPlaces, batchId: string): TimeSlot[] {
  return slots.filter(({ id }) => !closedSlots.has(`${batchId} ${id}`));
}

async function findOfferVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('offer_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/** What was worked with is no longer on offer as it was. */
export class OfferChanged extends Error {
  override readonly name = 'OfferChanged';
}

export type OfferMemory = {
  /**
   * Runs the work on the offer in memory. The work asks the database whether that is still the version before it
   * changes anything, and throws OfferChanged where it is not; nobody is refused by an old offer either.
   */
  use: <Result>(work: (offer: Offer) => Promise<Result>) => Promise<Result>;
};

export function createOfferMemory({ db }: { db: Db }): OfferMemory {
  let kept: Promise<Offer> | null = null;

  function current(): Promise<Offer> {
    if (kept) return kept;
    const loading = loadOffer(db);
    kept = loading;
    loading.catch(() => forget(loading));
    return loading;
  }

  function forget(old: Promise<Offer>) {
    if (kept === old) kept = null;
  }

  return {
    async use(work) {
      for (;;) {
        const used = current();
        const offer = await used;
        try {
          return await work(offer);
        } catch (error) {
          const isOld =
            error instanceof OfferChanged ||
            (isRefusal(error) && (await findOfferVersion(db)) !== offer.version);
          if (!isOld) throw error;
          forget(used);
        }
      }
    },
  };
}
