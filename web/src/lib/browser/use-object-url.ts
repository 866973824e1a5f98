import { useEffect, useState } from 'react';

const stillLoading = 10_000;

/** An address for a file held in memory, for as long as it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    // What was turned away from may still be loading: its address holds a little longer.
    return () => {
      setTimeout(() => URL.revokeObjectURL(url), stillLoading);
    };
  }, [file]);
  return shown && shown.file === file ? shown.url : undefined;
}
