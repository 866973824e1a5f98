import { Button } from '../../ui/button.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useForm } from './form-context.ts';
import { useAdminSettingsTexts } from './settings.texts.ts';

/** Stays in sight: the form is longer than any screen. */
export function SaveBar() {
  const text = useAdminSettingsTexts();
  const { saving } = useCommonTexts();
  const { isDirty, isSaving, problemsFound, discard, save } = useForm();
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p role="status" className={problemsFound > 0 ? 'text-seal' : 'text-muted'}>
        {problemsFound > 0 ? text.lookAgain(problemsFound) : isDirty ? text.unsaved : text.unchanged}
      </p>
      <div className="ml-auto flex gap-3">
        {isDirty && (
          <Button look="outline" disabled={isSaving} onClick={discard}>
            {text.discard}
          </Button>
        )}
        <Button disabled={!isDirty || isSaving} aria-busy={isSaving} onClick={save}>
          {isSaving ? saving : text.save}
        </Button>
      </div>
    </div>
  );
}
