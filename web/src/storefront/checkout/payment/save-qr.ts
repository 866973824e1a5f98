import { saveFile } from '../../../lib/browser/save-file.ts';
import { qrColours } from '../../../shared/payment/qr-colours.ts';
import type { QrModules } from '../../../shared/payment/qr-drawing.tsx';

/** Large enough for a bank app reading it from the gallery. */
const moduleSize = 16;

/** Hands the code over as a PNG. */
export function saveQr(modules: QrModules) {
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * moduleSize;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = qrColours.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = qrColours.modules;
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * moduleSize, y * moduleSize, moduleSize, moduleSize);
    }
  }
  canvas.toBlob((picture) => picture && saveFile(picture, 'duitnow-qr.png'), 'image/png');
}
