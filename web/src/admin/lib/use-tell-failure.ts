import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from './common.texts.ts';
import { isUnanswered } from './send-once.ts';

/** Says in a toast that a change failed; where no answer came, that it is not known. */
export function useTellFailure(): (problem: unknown, message: string) => void {
  const { error, unanswered } = useCommonTexts();
  return (problem, message) => {
    if (isUnanswered(problem)) toast({ ...unanswered, variant: 'warning' });
    else toast({ title: error, message, variant: 'destructive' });
  };
}
