/** A file that came with a form, lying on disk until the request is answered. */
export type Upload = { name: string; size: number; read: () => Promise<Uint8Array<ArrayBuffer>> };
