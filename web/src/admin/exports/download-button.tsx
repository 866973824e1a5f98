import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/first-page-icon.tsx';
import { useAdminExportsTexts } from './exports.texts.ts';
import type { useDownload } from './use-download.ts';

const downPath = 'M12 4v11m0 0-4.5-4.500M12 15l4.500-4.500M5 19.500h14';

type DownloadButtonProps = {
  address: string;
  label: string;
  /** What the button does, where its label alone does not say it. */
  name: string;
  downloads: ReturnType<typeof useDownload>;
  look?: 'outline' | 'primary';
};

export function DownloadButton({ address, label, name, downloads, look = 'outline' }: DownloadButtonProps) {
  const { preparing } = useAdminExportsTexts();
  const { download, isBusy, busyAddress } = downloads;
  const isOwn = busyAddress === address;
  return (
    <Button
      look={look}
      disabled={isBusy}
      onClick={() => download(address)}
      {...(!isOwn && { 'aria-label': name })}
    >
      <Drawing path={downPath} />
      {isOwn ? preparing : label}
    </Button>
  );
}
