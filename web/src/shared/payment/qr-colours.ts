/** What every bank app can read, whatever the theme around it. */
export const qrColours = { paper: '#fff', modules: '#000' } as const;
