import type { RefusalPlace } from '../../../shared/delivery/refusal-place.ts';
import type { Handover, HandoverChoice } from '../../../shared/delivery/use-handover.ts';

/** What each of the three lists needs to know. */
export type FieldProps = {
  /** Makes the ids of the fields. */
  idPrefix: string;
  choice: HandoverChoice;
  handover: Handover;
  onChoose: (choice: HandoverChoice) => void;
  /** Whether it is known what is needed, so that dates can be held against it. */
  isReady: boolean;
  /** The date the order is on, where it always fits. */
  ownBatchId?: string | null | undefined;
  /** What is wrong with each field, in words. */
  problemAt: (place: Extract<RefusalPlace, 'method' | 'batch' | 'slot'>) => string | undefined;
};
