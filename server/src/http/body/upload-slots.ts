import { refuse } from '@mooncake/domain/refusal';

const retryAfterSeconds = 5;
/** Slower than any network people pay by; whoever sends like this only keeps the slot from others. */
const minBytesPerSecond = 2 * 1024;
/** Nobody is judged before there was time to begin. */
const graceMs = 10_000;

type Limits = { perSender: number; inAll: number };

export type UploadSlot = {
  received: (bytes: number) => void;
  /** Hears that the slot goes to somebody else. */
  onGiveWay: (listener: () => void) => void;
  readonly hasGivenWay: boolean;
  free: () => void;
};
export type UploadSlots = { take: (sender: string) => UploadSlot };

type Taken = UploadSlot & { sender: string; startedAt: number; bytes: number; giveWay: () => void };

/** What a sender on top of the limits, or one who had to give way, is told. */
export const uploadsBusy = () => refuse('request.busy', { retryAfterSeconds });

/**
 * How many files may be on their way at the same time, from one sender and in all; whoever comes on top is asked to
 * come back. When all slots are taken, the slowest upload that only drips gives way.
 */
export function createUploadSlots({ perSender, inAll }: Limits, now = () => performance.now()): UploadSlots {
  const taken = new Set<Taken>();

  const rateOf = ({ bytes, startedAt }: Taken) => (bytes * 1000) / Math.max(1, now() - startedAt);
  const isDripping = (slot: Taken) => now() - slot.startedAt >= graceMs && rateOf(slot) < minBytesPerSecond;

  function makeRoom() {
    const [slowest] = [...taken].filter(isDripping).sort((a, b) => rateOf(a) - rateOf(b));
    slowest?.giveWay();
  }

  return {
    take(sender) {
      const own = [...taken].filter((slot) => slot.sender === sender).length;
      if (own >= perSender) throw uploadsBusy();
      if (taken.size >= inAll) makeRoom();
      if (taken.size >= inAll) throw uploadsBusy();

      const listeners: (() => void)[] = [];
      let hasGivenWay = false;
      const slot: Taken = {
        sender,
        startedAt: now(),
        bytes: 0,
        received(bytes) {
          slot.bytes += bytes;
        },
        onGiveWay: (listener) => void listeners.push(listener),
        get hasGivenWay() {
          return hasGivenWay;
        },
        giveWay() {
          hasGivenWay = true;
          slot.free();
          for (const listener of listeners) listener();
        },
        free: () => void taken.delete(slot),
      };
      taken.add(slot);
      return slot;
    },
  };
}
