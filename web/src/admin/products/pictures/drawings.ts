/** Line drawings only this tab needs. */
export const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';
export const up = 'm6 14.5 6-6 6 6';
export const down = 'm6 9.5 6 6 6-6';
