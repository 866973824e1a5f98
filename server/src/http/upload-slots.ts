import { refuse } from '@mooncake/domain/refusal';

const retryAfterSeconds = 5;

type Limits = { perSender: number; inAll: number };
export type UploadSlots = { take: (sender: string) => { free: () => void } };

/** How many files may be on their way at the same time, from one sender and in all; whoever comes on top is asked to come back. */
export function createUploadSlots({ perSender, inAll }: Limits): UploadSlots {
  const sending = new Map<string, number>();
  let all = 0;

  return {
    take(sender) {
      const own = sending.get(sender) ?? 0;
      if (own >= perSender || all >= inAll) throw refuse('request.busy', { retryAfterSeconds });
      sending.set(sender, own + 1);
      all += 1;
      return {
        free() {
          const left = (sending.get(sender) ?? 1) - 1;
          if (left > 0) sending.set(sender, left);
          else sending.delete(sender);
          all -= 1;
        },
      };
    },
  };
}
