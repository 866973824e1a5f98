import { describe, expect, test } from 'vitest';
import { checkBatchForm } from './batch-form.ts';

const filled = { batchName: 'Batch 13/9', batchDate: '2026-09-13', orderUntil: null };

describe('the batch form', () => {
  test('needs a name and a day that exists', () => {
    expect(checkBatchForm(filled)).toEqual([]);
    expect(checkBatchForm({ ...filled, batchName: '  ', batchDate: '' })).toEqual([
      'name_required',
      'date_required',
    ]);
    expect(checkBatchForm({ ...filled, batchDate: '2026-02-30' })).toEqual(['date_required']);
    expect(checkBatchForm({ ...filled, batchDate: '9999-12-31' })).toEqual(['date_out_of_range']);
    expect(checkBatchForm({ ...filled, orderUntil: '0026-09-13T10:00:00.000Z' })).toEqual([
      'cut_off_out_of_range',
    ]);
  });

  test('takes a cut-off until the end of its day in Malaysia, not after', () => {
    expect(checkBatchForm({ ...filled, orderUntil: '2026-09-13T16:00:00.000Z' })).toEqual([]);
    expect(checkBatchForm({ ...filled, orderUntil: '2026-09-13T16:00:01.000Z' })).toEqual(['cut_off_late']);
  });
});
