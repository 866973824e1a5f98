export type QrModules = readonly (readonly boolean[])[];

/** Large enough for a bank app reading it from the gallery. */
const moduleSize = 16;

/** Hands the code over as a PNG. */
export function saveQr(modules: QrModules) {
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * moduleSize;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * moduleSize, y * moduleSize, moduleSize, moduleSize);
    }
  }
  canvas.toBlob((picture) => picture && download(picture, 'duitnow-qr.png'), 'image/png');
}

function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari still reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
