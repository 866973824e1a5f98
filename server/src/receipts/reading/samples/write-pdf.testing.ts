/** A PDF of one page with this content, and a JPEG named `Im0` where there is one. */
export function writePdf(content: string, jpeg?: { bytes: Buffer; width: number; height: number }): Buffer {
  const [pageWidth, pageHeight] = jpeg ? [jpeg.width, jpeg.height] : [595, 842];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  const add = (...pieces: (string | Buffer)[]) => {
    starts.push(parts.reduce((sum, part) => sum + part.length, 0));
    const body = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece));
    parts.push(Buffer.concat([Buffer.from(`${starts.length} 0 obj\n`), ...body, Buffer.from('\nendobj\n')]));
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  add(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R `,
    `/Resources << /Font << /F1 5 0 R >> ${jpeg ? '/XObject << /Im0 6 0 R >>' : ''} >> >>`,
  );
  add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  if (jpeg) {
    add(
      `<< /Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.bytes.length} >>\nstream\n`,
      jpeg.bytes,
      '\nendstream',
    );
  }
  const table = parts.reduce((sum, part) => sum + part.length, 0);
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Text at a place of the page, as its content says it. */
export const pdfText = (x: number, y: number, text: string) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET\n`;
