/** Line drawings only this tab needs. */
export const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';
export const up = 'm6 14.5 6-6 6 6';
export const down = 'm6 9.5 6 6 6-6';
export const picture = 'M4 5.500h16v13H4v-13Zm0 10 4.500-4.500 4 4 2.500-2.500 5 5M15 9.500h.01';
