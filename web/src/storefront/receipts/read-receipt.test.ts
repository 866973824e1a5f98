import { describe, expect, it } from 'vitest';
import { readReceipt } from './read-receipt.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4];
const file = (bytes: number[], name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('a chosen receipt', () => {
  it('is taken by its content and keeps its name', async () => {
    const { file: kept } = await readReceipt(file(jpeg, 'slip.jpg', 'image/jpg'));
    expect(kept).toMatchObject({ name: 'slip.jpg', type: 'image/jpeg', size: jpeg.length });
  });

  it('may come without a type', async () => {
    expect((await readReceipt(file(jpeg, 'slip', ''))).file?.type).toBe('image/jpeg');
  });

  it('is refused when it is something else, whatever it is called', async () => {
    expect(await readReceipt(file([1, 2, 3], 'slip.gif', 'image/gif'))).toMatchObject({
      problem: 'invalid_file_type',
    });
    expect(await readReceipt(file([1, 2, 3], 'slip.png', 'image/png'))).toMatchObject({
      problem: 'invalid_file_type',
    });
    expect(await readReceipt(file([1, 2, 3], 'slip', ''))).toMatchObject({ problem: 'invalid_file_type' });
  });

  it('is refused above five megabytes', async () => {
    const large = new File([new Uint8Array(jpeg), new Uint8Array(5 * 1024 * 1024)], 'slip.jpg', {
      type: 'image/jpeg',
    });
    expect(await readReceipt(large)).toMatchObject({ problem: 'file_too_large' });
  });

  it('says so when the browser cannot read it', async () => {
    const broken = file(jpeg, 'slip.jpg', 'image/jpeg');
    broken.arrayBuffer = () => Promise.reject(new Error('moved away'));
    expect(await readReceipt(broken)).toMatchObject({ problem: 'unreadable' });
  });
});
