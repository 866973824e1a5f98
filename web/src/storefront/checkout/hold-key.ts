/** Where this browser keeps its reservation. Apart from the rest, so that the first page can ask whether there is one. */
export const holdKey = 'mooncake-hold';
