import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that come by paste or are dropped, anywhere on the page: one dropped beside the field would otherwise
 * make the browser leave the shop and open it.
 */
export function useFileArrivals(onFile: (file: File) => void): { isDragging: boolean } {
  const [isDragging, setIsDragging] = useState(false);

  const take = useEffectEvent((files: DataTransfer | null) => {
    const [first] = files?.files ?? [];
    if (first) onFile(first);
    return first !== undefined;
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault();
    };
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const drop = (event: DragEvent) => {
      setIsDragging(false);
      if (take(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);

  return { isDragging };
}
