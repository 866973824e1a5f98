/** As much of the shop's log as the database needs. */
export type Log = { info: (message: string) => void; warn: (message: string) => void };
