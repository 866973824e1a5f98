/** Where the skip link leads and where focus goes on a new page. */
export const mainId = 'main';
