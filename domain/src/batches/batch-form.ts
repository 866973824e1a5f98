import { addDays, isDateInput, isMomentInput, isPlainDate, malaysianMidnight } from '../calendar.ts';

export type BatchFormProblem =
  | 'name_required'
  | 'date_required'
  | 'date_out_of_range'
  | 'cut_off_late'
  | 'cut_off_out_of_range';

type FilledForm = {
  readonly batchName: string;
  readonly batchDate: string;
  readonly orderUntil: string | null;
};

/** What keeps a batch from being saved; an empty list means nothing does. */
export function checkBatchForm({ batchName, batchDate, orderUntil }: FilledForm): BatchFormProblem[] {
  const problems: BatchFormProblem[] = [];
  if (batchName.trim() === '') problems.push('name_required');
  if (!isPlainDate(batchDate)) problems.push('date_required');
  else if (!isDateInput(batchDate)) problems.push('date_out_of_range');
  else if (orderUntil !== null && Date.parse(orderUntil) > endOfDay(batchDate)) problems.push('cut_off_late');
  if (orderUntil !== null && !isMomentInput(orderUntil)) problems.push('cut_off_out_of_range');
  return problems;
}

function endOfDay(date: string): number {
  return malaysianMidnight(addDays(date, 1)).getTime();
}
