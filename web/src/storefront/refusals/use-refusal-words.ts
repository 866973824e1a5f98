import { commonRefusals, useWordsAmong } from '../../shared/refusals/common-refusals.ts';

export const useRefusalWords = () => useWordsAmong(commonRefusals);
