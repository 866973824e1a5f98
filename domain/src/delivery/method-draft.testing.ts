import type { MethodDraft } from './method-draft.ts';

/** A pickup with everything in order but its place, which each test has its own of. */
export const aMethodDraft = (change: Partial<MethodDraft> = {}): MethodDraft => ({
  name: 'Ipoh night market',
  nameZh: '怡保夜市自取',
  description: 'Collect at our stall.',
  descriptionZh: '到我们的摊位自取。',
  feeNote: '',
  feeNoteZh: '',
  isPickup: true,
  slotChoice: 'choose',
  needsAddress: false,
  place: null,
  sortOrder: 5,
  isActive: true,
  ...change,
});
