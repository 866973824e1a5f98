/** The kinds of file the shop takes from anybody, told by their content. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

type Mark = { at: number; bytes: readonly number[] };

const marks: Readonly<Record<FileKind, readonly Mark[]>> = {
  jpeg: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  png: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  /** "RIFF", four bytes of length, "WEBP". */
  webp: [
    { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
    { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  ],
  pdf: [{ at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }],
};

/** What a file really is, by its first bytes, if it is one of these kinds. */
export function fileKindOf<Kind extends FileKind>(content: Uint8Array, kinds: readonly Kind[]): Kind | null {
  return kinds.find((kind) => marks[kind].every((mark) => hasMark(content, mark))) ?? null;
}

function hasMark(content: Uint8Array, { at, bytes }: Mark): boolean {
  return bytes.every((byte, index) => content[at + index] === byte);
}
