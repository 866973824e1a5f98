import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The pickers on the page: a browser that ordered several times may show one for each order. */
const pickers = new Set<HTMLElement>();

/** The picker under the pointer or the focus; else the only one that is unfolded, wherever the file lands. */
function pickerFor(target: EventTarget | null): HTMLElement | undefined {
  const unfolded = [...pickers].filter((picker) => !picker.closest('details:not([open])'));
  const hit = unfolded.find((picker) => target instanceof Node && picker.contains(target));
  return hit ?? (unfolded.length === 1 ? unfolded[0] : undefined);
}

type FileArrivals = { picker: RefObject<HTMLDivElement | null>; isDragging: boolean };

/**
 * Files that come by paste or are dropped, anywhere on the page: one dropped beside the field would otherwise
 * make the browser leave the shop and open it.
 */
export function useFileArrivals(onFile: (file: File) => void): FileArrivals {
  const picker = useRef<HTMLDivElement>(null);
  const [isDragging, setIsDragging] = useState(false);

  const take = useEffectEvent((files: DataTransfer | null, target: EventTarget | null) => {
    const [first] = files?.files ?? [];
    if (!first || pickerFor(target) !== picker.current) return false;
    onFile(first);
    return true;
  });

  useEffect(() => {
    const element = picker.current;
    if (!element) return;
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData, event.target)) event.preventDefault();
    };
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(pickerFor(event.target) === element);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const drop = (event: DragEvent) => {
      setIsDragging(false);
      if (event.dataTransfer?.files.length) event.preventDefault();
      take(event.dataTransfer, event.target);
    };
    pickers.add(element);
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      pickers.delete(element);
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);

  return { picker, isDragging };
}
